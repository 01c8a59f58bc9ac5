import { sql } from 'kysely';
import type { RequestStats } from '../../../contract/admin-requests.ts';
import type { Database } from '../../database/database.ts';
import { PERIOD_BEFORE, PERIOD_START, startOf } from '../../database/india.ts';
import { trendOf } from '../../orders/admin/order-stats.ts';

interface Row {
  waiting: number;
  oldest: Date | null;
  asked: number;
  asked_before: number;
  answered: number;
  answered_before: number;
  median: number | null;
}

const RECENT = startOf(PERIOD_START);
const BEFORE = startOf(PERIOD_BEFORE);

/** The cards above a list of requests. An answer that was bettered counts when it was bettered last. */
export async function requestStats(
  db: Database,
  table: 'quotes' | 'questions',
): Promise<RequestStats> {
  const minutes = sql`extract(epoch from answered_at - created_at) / 60`;
  const { rows } = await sql<Row>`select
      count(*) filter (where answer is null)::int as waiting,
      min(created_at) filter (where answer is null) as oldest,
      count(*) filter (where created_at >= ${RECENT})::int as asked,
      count(*) filter (where created_at >= ${BEFORE} and created_at < ${RECENT})::int as asked_before,
      count(*) filter (where answered_at >= ${RECENT})::int as answered,
      count(*) filter (where answered_at >= ${BEFORE} and answered_at < ${RECENT})::int
        as answered_before,
      round(percentile_cont(0.5) within group (order by ${minutes})
        filter (where answered_at >= ${RECENT}))::int as median
    from ${sql.table(table)}
    where answer is null or created_at >= ${BEFORE} or answered_at >= ${BEFORE}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate has one row');
  return {
    waiting: row.waiting,
    oldest: row.oldest?.toISOString() ?? null,
    asked: trendOf(row.asked, row.asked_before),
    answered: trendOf(row.answered, row.answered_before),
    medianMinutes: row.median,
  };
}
