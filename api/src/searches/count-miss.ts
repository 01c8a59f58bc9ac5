import { sql } from 'kysely';
import type { ProductsQuery } from '../../contract/filters.ts';
import { tokensOf, withFigures } from '../catalog/meaning/tokens.ts';
import type { Database } from '../database/database.ts';

const MOST_WORDS = 6;
/** A word of any script, a figure with its unit or a model such as "r15"; no number that could be a person's or an order's. */
const WORD =
  /^(?:[\p{L}\p{M}]{1,24}|\d{1,3}(?:\.\d{1,2})?[a-z]{0,4}|[a-z]{1,4}\d{1,3}[a-z]{0,2})$/u;

/** Rows that are kept; past it the rarest make room. */
const MOST_ROWS = 5_000;
const MADE_ROOM = 500;

/** What of a search may be kept: its words in lower case, nothing that may name a person; empty when nothing is left. */
export function countableWords(text: string): string {
  // What holds a number or an address besides is no word of the trade.
  if (/@|https?:|\d{5}/.test(text)) return '';
  const words = withFigures(tokensOf(text));
  return words.length <= MOST_WORDS && words.every((word) => WORD.test(word))
    ? words.join(' ')
    : '';
}

/** What says nothing of what is sought. */
const BESIDES = new Set<keyof ProductsQuery>([
  ...(['q', 'page', 'page_size', 'sort', 'price_steps'] as const),
]);

/**
 * Whether the words alone are asked for, from the first page on: under filters, finding nothing is no fault of the
 * words. Without facets it is no page of results, but the number beside a word that is still being typed.
 */
export const isWholeSearch = (query: ProductsQuery): boolean =>
  query.q !== undefined &&
  query.page === 1 &&
  Object.entries(query).every(
    ([key, value]) => value === undefined || BESIDES.has(key as keyof ProductsQuery),
  );

async function makeRoom(db: Database): Promise<void> {
  await sql`delete from missed_searches where words in (
    select words from missed_searches order by dismissed desc, times, last_at limit ${sql.lit(MADE_ROOM)})`.execute(
    db,
  );
}

/**
 * Counts a search that found nothing, or what other words found: `corrected`. The words alone are kept, each
 * once. A search is answered whether it can be counted or not.
 */
export async function countMiss(
  db: Database,
  text: string,
  corrected: string | null,
): Promise<void> {
  const words = countableWords(text);
  if (words === '') return;
  const kind = corrected === null ? 'nothing' : 'corrected';
  try {
    const { rows } = await sql<{ full: boolean }>`
      insert into missed_searches as missed (words, kind, corrected)
      values (${words}, ${kind}, ${corrected})
      on conflict (words) do update set times = missed.times + 1, last_at = now(),
        kind = excluded.kind, corrected = excluded.corrected
      returning times = 1 and (select count(*) >= ${sql.lit(MOST_ROWS)} from missed_searches) as full`.execute(
      db,
    );
    if (rows[0]?.full) await makeRoom(db);
  } catch {
    // A database that is read-only or gone says so where it matters.
  }
}
