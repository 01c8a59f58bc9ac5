import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { attemptsOf, bestOf, nearWords, type Option } from './corrections.ts';
import { withFewerWords } from './fewer-words.ts';
import { partKey, type SoughtWord, tsqueryOf, wordsOf } from './words.ts';

/** What to look for. */
export interface Search {
  /** A tsquery over `find_words`. */
  query: string;
  /** For exact part numbers and their beginnings. */
  part: string;
  /** The words as they were corrected, else null. */
  corrected: string | null;
}

interface KnownWord extends SoughtWord {
  known: boolean;
  plain: boolean;
}

const MOST_HOLDERS = 30;
const MOST_JOINED = 2;
/** One letter left out or swapped: with another letter wrong, two words together resemble much. */
const MOST_JOINED_COST = 1;

/** Which words are the beginning of one in use, and which words in use hold them further inside. */
async function lookUp(db: Database, words: string[]): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select word, word ~ '^[a-z]{3,24}$' as plain,
      exists (select from search_words used where used.word >= asked.word and used.word < asked.word || '~')
        as known,
      case when word ~ '^[a-z]{4,24}$' then array(
        select used.word from search_words used
        where used.word like '_%' || asked.word || '%' and used.word not like asked.word || '%'
        limit ${sql.lit(MOST_HOLDERS)}) else '{}' end as holders
    from unnest(${words}::text[]) with ordinality as asked (word, position)
    order by position`.execute(db);
  return rows;
}

const isLost = ({ plain, known, holders }: KnownWord) => plain && !known && holders.length === 0;

const searchOf = (sought: SoughtWord[], text: string, corrected: string | null): Search => ({
  query: tsqueryOf(sought),
  part: partKey(text),
  corrected,
});

/** What a text asks for; `undefined` when it has no word that anything could be found by. */
export async function searchFor(db: Database, text: string): Promise<Search | undefined> {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  return searchOf(await lookUp(db, words), text, null);
}

/** For each word what may stand in its place: itself, unless nothing holds it, and words near to it. */
async function optionsOf(db: Database, asked: KnownWord[], suspects: KnownWord[]) {
  const near = await nearWords(
    db,
    suspects.map(({ word }) => word),
  );
  const words = [...new Set([...near.values()].flat().map(({ word }) => word))];
  const holders = new Map(
    words.length === 0 ? [] : (await lookUp(db, words)).map((known) => [known.word, known.holders]),
  );
  return asked.map((own): Option[] => {
    const others = near.get(own.word);
    const kept = isLost(own) && others ? [] : [{ ...own, cost: 0 }];
    const meant = (others ?? []).map((other) => ({
      ...other,
      holders: holders.get(other.word) ?? [],
    }));
    return [...kept, ...meant];
  });
}

/** First only words that nothing holds are replaced; then, in company, also those that begin others. */
async function meantBy(db: Database, asked: KnownWord[], options: Option[][]) {
  const best = await bestOf(db, attemptsOf(options));
  const plain = asked.filter((word) => word.plain);
  if (best || asked.length === 1 || plain.every(isLost)) return best;
  return bestOf(db, attemptsOf(await optionsOf(db, asked, plain)));
}

/** With two neighbours, one of which nothing holds, written as one word: `hed light`. */
const joined = (asked: readonly KnownWord[]): string[][] =>
  asked.flatMap((word, index) => {
    const next = asked[index + 1];
    if (!next || !(word.plain && next.plain) || !(isLost(word) || isLost(next))) return [];
    const words = asked.map((each) => each.word);
    return [words.toSpliced(index, 2, word.word + next.word)];
  });

async function meantByJoined(db: Database, asked: KnownWord[]) {
  for (const words of joined(asked).slice(0, MOST_JOINED)) {
    const known = await lookUp(db, words);
    const attempts = attemptsOf(await optionsOf(db, known, known.filter(isLost)));
    const best = await bestOf(
      db,
      attempts.filter(({ cost }) => cost <= MOST_JOINED_COST),
    );
    if (best) return best;
  }
  return undefined;
}

/** Not for a part number, whose words are one: others that begin alike are not meant. */
async function meantByFewer(db: Database, asked: KnownWord[], options: Option[][], text: string) {
  if (asked.length === 1 || !/\s/.test(text.trim())) return undefined;
  const held = asked.filter((_, index) => options[index]?.some(({ cost }) => cost === 0));
  return withFewerWords(db, held, asked.length - held.length);
}

const textOf = (words: readonly SoughtWord[]) => words.map(({ word }) => word).join(' ');

/**
 * The same with each word that finds nothing replaced by one it may have meant, so that a product holds
 * them all, or else without the words that keep it from finding; `undefined` when there are none, or the
 * words are found as they are.
 */
export async function correctedSearch(db: Database, text: string): Promise<Search | undefined> {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const asked = await lookUp(db, words);
  const options = await optionsOf(db, asked, asked.filter(isLost));
  const meant =
    (await meantBy(db, asked, options)) ??
    (await meantByJoined(db, asked)) ??
    (await meantByFewer(db, asked, options, text));
  if (!meant || textOf(meant) === textOf(asked)) return undefined;
  return searchOf(meant, text, textOf(meant));
}

/** Products that hold every word of a search. */
export const finds = ({ query }: Search): Expression<SqlBool> =>
  sql<SqlBool>`products.find_words @@ ${query}::tsquery`;

/** The part number itself, then its beginning, then all words in the title; popularity is for the caller. */
export const byRelevance = ({ query, part }: Search): Expression<unknown> =>
  sql`(products.sku_key = ${part}) desc, (${part} <> '' and starts_with(products.sku_key, ${part})) desc,
    (products.title_words @@ ${query}::tsquery) desc`;
