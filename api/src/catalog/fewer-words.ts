import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { MOST_HOLDERS } from './corrections.ts';
import { kindsOf } from './meaning/dictionary.ts';
import { FITS_ANY } from './meaning/fitted-vehicles.ts';
import { narrowQueriesOf } from './narrow-query.ts';
import { type SoughtWord, tsqueryOf } from './words.ts';

/** Two at most, and never more than are kept; all that only describes the thing that is sought. */
const mostLeftOut = (words: number, spare: number) =>
  spare < words ? spare : Math.min(2, Math.floor(words / 2));
const MOST_ATTEMPTS = 12;

/** "15" of "iphone 15": the thing was left out, and a number by itself names whatever has it. */
const namesNothing = (words: readonly SoughtWord[]) =>
  words.length === 1 && /^[0-9.]{1,3}$/.test(words[0]?.word ?? '');

/** Of the figures of a thing the one that has to be right: at another voltage it does not work, or breaks. */
const isVoltage = ({ word }: SoughtWord) => /^[0-9.]+ ?v$/.test(word);

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

/** Every way to leave out so many of the words. */
function leaveOut<Word>(words: readonly Word[], count: number): Word[][] {
  if (count === 0) return [[...words]];
  return words.flatMap((_, position) =>
    leaveOut(words.slice(position + 1), count - 1).map((rest) => [
      ...words.slice(0, position),
      ...rest,
    ]),
  );
}

/** Of the attempts that find something the one that finds least: its words tell most. Many are all as good as many. */
async function rarestOf(db: Database, attempts: SoughtWord[][], kind: string | null) {
  const { rows } = await sql<{ position: number }>`
    select tried.position::integer - 1 as position
    from unnest(${attempts.map(tsqueryOf)}::text[]::tsquery[],
      ${await narrowQueriesOf(db, attempts)}::text[]::tsquery[]) with ordinality as tried (query, narrow, position)
    cross join lateral (
      select count(*) as found from (select find_words from products where find_words @@ tried.narrow
        and (${kind}::text is null or products.kind = any(${kindsOf(kind ?? '')}))
        limit ${sql.lit(MOST_HOLDERS)}) holders where find_words @@ tried.query) as counted
    where counted.found > 0
    order by counted.found, tried.position limit 1`.execute(db);
  return rows[0] && attempts[rows[0].position];
}

/** A vehicle's name without what is universal: that tells less than any other word. */
const fittedOnly = (word: SoughtWord): SoughtWord => ({
  ...word,
  ways: (word.ways ?? []).filter(([first]) => first !== FITS_ANY),
});

/**
 * For a search of several words that no product holds together: the words without one of them, or two of
 * four, that a product of the kind does hold. `lost` more, which nothing holds, are left out already.
 */
export async function withFewerWords(
  db: Database,
  words: readonly SoughtWord[],
  lost: number,
  kind: string | null,
): Promise<SoughtWord[] | undefined> {
  const held = words.map(fittedOnly);
  const spare = held.filter(({ core }) => !core);
  const most = mostLeftOut(held.length + lost, spare.length + lost);
  const attempts = range(Math.max(lost, 1), most).map((left) =>
    leaveOut(spare, left - lost)
      .slice(0, MOST_ATTEMPTS)
      .map((kept) => held.filter((word) => word.core || kept.includes(word)))
      .filter((words) => !namesNothing(words)),
  );
  const voltages = held.filter(isVoltage).length;
  const isSafe = (words: SoughtWord[]) => words.filter(isVoltage).length === voltages;
  const unsafe = attempts.map((group) => group.filter((words) => !isSafe(words)));
  for (const group of [...attempts.map((words) => words.filter(isSafe)), ...unsafe]) {
    const best = group.length > 0 ? await rarestOf(db, group, kind) : undefined;
    if (best) return best;
  }
  return undefined;
}
