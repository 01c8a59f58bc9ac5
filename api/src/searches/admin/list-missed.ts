import { sql } from 'kysely';
import type { DismissSearch, MissedList, MissedQuery } from '../../../contract/searches.ts';
import { asProductsSay, findsAny, searchFor } from '../../catalog/search.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failure.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';

/** Farther from what is typed, a suggestion is a guess. */
const NEAR = 0.35;

interface Row {
  words: string;
  times: number;
  first_at: Date;
  last_at: Date;
  corrected: string | null;
  near: string | null;
}

/** What is called so and sold; null for what is not. */
async function sold(db: Database, name: string | null): Promise<string | null> {
  const search = name === null ? undefined : await searchFor(db, name);
  return search && (await findsAny(db, search)) ? name : null;
}

/** A page of the searches of a kind, the most frequent first, each with what may be meant and finds something. */
export async function listMissed(db: Database, query: MissedQuery): Promise<MissedList> {
  const { kind, page, page_size: size } = query;
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<MissedList['counts']>`select
      (count(*) filter (where kind = 'nothing'))::int as nothing,
      (count(*) filter (where kind = 'corrected'))::int as corrected
      from missed_searches where not dismissed`.execute(db),
    sql<Row>`select words, times, first_at, last_at, corrected,
        (select called.name from (
            select phrase as said, kind as name from kind_phrases
            union all select phrase, means from synonyms where means <> '') called
          where similarity(called.said, missed.words) >= ${sql.lit(NEAR)} and called.name <> missed.words
          order by similarity(called.said, missed.words) desc, called.name limit 1) as near
      from (select * from missed_searches where not dismissed and kind = ${kind}
        order by times desc, words limit ${size} offset ${offsetOf(page, size)}) missed
      order by times desc, words`.execute(db),
  ]);
  const counts = counted[0] ?? { nothing: 0, corrected: 0 };
  return {
    searches: await Promise.all(
      rows.map(async ({ words, times, first_at, last_at, corrected, near }) => ({
        words,
        times,
        firstAt: first_at.toISOString(),
        lastAt: last_at.toISOString(),
        corrected,
        suggestion: await (corrected === null ? sold(db, near) : asProductsSay(db, corrected)),
      })),
    ),
    page: pageOf(page, counts[kind], size),
    counts,
  };
}

/** Leaves a search out of the list, or takes it up again; it is counted all the same. Throws 404 for an unknown one. */
export async function dismissSearch(
  db: Database,
  { words, dismissed }: DismissSearch,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('missed_searches')
    .set({ dismissed })
    .where('words', '=', words)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('Nobody has searched for this', 'unknown_search');
}
