import { sql } from 'kysely';
import type { VisitorList, VisitorsQuery } from '../../../contract/admin-visitors.ts';
import type { Database } from '../../database/database.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { IS_RECENT } from '../recent-visits.ts';

/** A page of those whom the overview counts as users, who was here last first. */
export async function listVisitors(
  db: Database,
  { page, page_size }: VisitorsQuery,
): Promise<VisitorList> {
  const { total } = await db
    .selectFrom('visits')
    .where(IS_RECENT)
    .select(sql<number>`count(distinct visitor)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('visits')
    .where(IS_RECENT)
    .groupBy('visitor')
    .select(({ fn }) => [
      // Enough to tell them apart: the whole of it is the page's own.
      sql<string>`left(visitor::text, 8)`.as('name'),
      fn.min('minute').as('first'),
      fn.max('minute').as('last'),
      sql<number>`count(*)::int`.as('minutes'),
    ])
    .orderBy('last', 'desc')
    .orderBy('first')
    .orderBy('visitor')
    .limit(page_size)
    .offset(offsetOf(page, page_size))
    .execute();
  return {
    visitors: rows.map(({ name, first, last, minutes }) => ({
      name,
      firstSeenAt: first.toISOString(),
      lastSeenAt: last.toISOString(),
      minutes,
    })),
    page: pageOf(page, total, page_size),
  };
}
