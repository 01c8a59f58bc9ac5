import { sql } from 'kysely';
import type { EmptyAdvice } from '../../contract/facets.ts';
import type { ProductsQuery } from '../../contract/filters.ts';
import type { Database } from '../database/database.ts';
import { correctedSearch } from './corrected-search.ts';
import { type Dictionary, dictionaryOf, isVehicleKind } from './meaning/dictionary.ts';
import { understand } from './meaning/understand.ts';
import { nearNumber } from './near-number.ts';
import { finds, type Search, searchFor } from './search.ts';
import { formsOf } from './words.ts';

type Instead = NonNullable<EmptyAdvice['instead']>[number];
type WordAdvice = Pick<EmptyAdvice, 'instead' | 'thing' | 'unknown'>;

const MOST = 3;

async function countOf(db: Database, search: Search | undefined): Promise<number> {
  if (!search) return 0;
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from products where ${finds(search)}`.execute(db);
  return rows[0]?.found ?? 0;
}

const found = async (db: Database, q: string): Promise<Instead> => ({
  q,
  count: await countOf(db, await searchFor(db, q)),
});

/** Whether a text says what is sought: a thing, a make or a model. "450" or "red" may be of anything. */
function names(text: string, dictionary: Dictionary): boolean {
  return (
    understand(text, dictionary).kind !== null ||
    text
      .split(' ')
      .some(
        (word) => /[^0-9.]/.test(word) && formsOf(word).some((form) => dictionary.names.has(form)),
      )
  );
}

/** The words as they were corrected, where that was not wanted. */
async function asCorrected(db: Database, text: string): Promise<Instead[]> {
  const search = (await nearNumber(db, text)) ?? (await correctedSearch(db, text));
  return search?.corrected ? [{ q: search.corrected, count: await countOf(db, search) }] : [];
}

const isWithin = (part: string, whole: string) => {
  const words = whole.split(' ');
  return part.split(' ').every((word) => words.includes(word));
};

/** What is said in place of each word that finds nothing: the one that it may have meant, else nothing. */
async function meantBy(db: Database, { q, count }: Instead): Promise<string | undefined> {
  if (count > 0) return q;
  return (await correctedSearch(db, q))?.corrected ?? undefined;
}

/** For words that find nothing together: which of them find nothing at all, and what the others find. */
export async function wordAdvice(
  db: Database,
  { q = '', exact }: Pick<ProductsQuery, 'q' | 'exact'>,
): Promise<WordAdvice> {
  const dictionary = await dictionaryOf(db);
  const words = understand(q, dictionary).terms.map(({ word }) => word);
  const several = words.length > 1 ? words : [];
  const typed = await Promise.all(several.map((word) => found(db, word)));
  const meant = await Promise.all(typed.map((word) => meantBy(db, word)));
  const unknown = several.filter((_, at) => meant[at] === undefined);
  const known = meant.filter((word) => word !== undefined);
  const shorter = known.length > 2 ? known.map((_, at) => known.toSpliced(at, 1)) : [];
  const isOther = (text: string) => text !== words.join(' ') && names(text, dictionary);
  const longer = [known, ...shorter].filter(({ length }) => length > 1).map((all) => all.join(' '));
  const counted = (texts: readonly string[]) =>
    Promise.all([...new Set(texts)].filter(isOther).map((text) => found(db, text)));
  const [long, single] = await Promise.all([counted(longer), counted(known)]);
  const bySize = (all: readonly Instead[]) =>
    all.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
  const isThing = ({ q: text }: Instead) => {
    const { kind } = understand(text, dictionary);
    return kind !== null && !isVehicleKind(kind);
  };
  const things = bySize(single).filter(isThing);
  const all = [...(exact ? await asCorrected(db, q) : []), ...bySize(long), ...bySize(single)];
  const instead = all.filter((each, at) => {
    const wider = all.slice(0, at).filter((other) => isWithin(each.q, other.q));
    return (
      wider.length === 0 || (things.includes(each) && wider.every((other) => other.q !== each.q))
    );
  });
  return {
    ...(instead.length > 0 && { instead: instead.slice(0, MOST) }),
    ...(things[0] && { thing: things[0].q }),
    ...(unknown.length > 0 && { unknown }),
  };
}
