import { sql } from 'kysely';
import {
  DASHBOARD_PARTS,
  type Dashboard,
  type DashboardPart,
} from '../../../contract/dashboard.ts';
import type { Database } from '../../database/database.ts';
import { PERIOD_DAYS, PERIOD_START, TODAY } from '../../database/india.ts';
import { orderWindows, SOLD, windowTrend } from '../../orders/admin/order-stats.ts';
import { readTransactions } from '../../orders/admin/transactions.ts';
import { IS_RECENT, RECENT_MINUTES } from '../../visits/recent-visits.ts';
import { bestProducts } from './best-products.ts';
import { weekReport } from './week-report.ts';

const ALL = [...SOLD, 'Cancelled'] as const;
const LATEST_TRANSACTIONS = 7;

/** Orders and paise of each day of the period, the oldest first. */
async function perDay(db: Database): Promise<{ orders: number[]; sales: number[] }> {
  const { rows } = await sql<{
    orders: number;
    sales: string;
  }>`select coalesce(sum(orders), 0)::int as orders,
      coalesce(sum(total) filter (where status <> 'Cancelled'), 0) as sales
    from (select ${PERIOD_START} + number as day
      from generate_series(0, ${sql.lit(PERIOD_DAYS - 1)}) number) days
    left join order_days using (day) group by day order by day`.execute(db);
  return {
    orders: rows.map(({ orders }) => orders),
    sales: rows.map(({ sales }) => Number(sales)),
  };
}

async function customersWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from customer_figures where pending > 0`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Visitors of the last 30 minutes, from the beacon; the minute under way is the last. */
async function users(db: Database): Promise<NonNullable<Dashboard['users']>> {
  const { rows } = await sql<{ visitors: number; total: number }>`with recent as (
      select minute, visitor from visits where ${IS_RECENT}
    )
    select count(recent.visitor)::int as visitors,
      (select count(distinct visitor)::int from recent) as total
    from generate_series(${RECENT_MINUTES - 1}::int, 0, -1) ago
    left join recent on recent.minute = date_trunc('minute', now()) - make_interval(mins => ago)
    group by ago order by ago desc`.execute(db);
  return { total: rows[0]?.total ?? 0, perMinute: rows.map(({ visitors }) => visitors) };
}

async function countries(db: Database): Promise<NonNullable<Dashboard['countries']>> {
  const rows = await db
    .selectFrom('order_days')
    .innerJoin('countries', 'countries.code', 'order_days.country')
    .where(sql<boolean>`order_days.day >= ${PERIOD_START}`)
    .where('order_days.status', '<>', 'Cancelled')
    .select(['countries.code', 'countries.name', sql<string>`sum(order_days.total)`.as('revenue')])
    .groupBy(['countries.code', 'countries.name'])
    .having(sql<boolean>`sum(order_days.orders) > 0`)
    .orderBy('revenue', 'desc')
    .orderBy('countries.name')
    .execute();
  return rows.map((row) => ({ ...row, revenue: Number(row.revenue) }));
}

async function orderFigures(db: Database): Promise<NonNullable<Dashboard['orders']>> {
  const windows = await orderWindows(db);
  const days = await perDay(db);
  return {
    sales: { ...windowTrend(windows, SOLD, 'total'), days: days.sales },
    orders: { ...windowTrend(windows, ALL, 'count'), days: days.orders },
    pending: windowTrend(windows, ['Pending'], 'count'),
    cancelled: windowTrend(windows, ['Cancelled'], 'count'),
    customersWaiting: await customersWaiting(db),
  };
}

async function period(db: Database): Promise<Dashboard['period']> {
  const { rows } = await sql<Dashboard['period']>`select ${PERIOD_START}::text as "from",
    ${TODAY}::text as "to"`.execute(db);
  return rows[0] ?? { from: '', to: '' };
}

const PARTS: { [Part in DashboardPart]: (db: Database) => Promise<NonNullable<Dashboard[Part]>> } =
  {
    orders: orderFigures,
    week: weekReport,
    users,
    countries,
    transactions: (db) => readTransactions(db, { page: 1 }, LATEST_TRANSACTIONS),
    products: bestProducts,
  };

const FAILED = 'Something in this part failed.';

/**
 * What the overview shows, or some parts of it. A part that fails is null and leaves the others, and `report` is
 * told. They are read one after the other: a second connection would save no time that orders do not wait for
 * instead. Throws when no database is there.
 */
export async function getDashboard(
  db: Database,
  wanted: readonly DashboardPart[] = DASHBOARD_PARTS,
  report: (error: unknown) => void = () => {},
): Promise<Dashboard> {
  const problems: Dashboard['problems'] = {};
  const read: Partial<Record<DashboardPart, unknown>> = {};
  const days = await period(db);
  for (const part of new Set(wanted)) {
    try {
      read[part] = await PARTS[part](db);
    } catch (error) {
      report(error);
      problems[part] = FAILED;
    }
  }
  const none = Object.fromEntries(DASHBOARD_PARTS.map((part) => [part, null]));
  return {
    at: new Date().toISOString(),
    period: days,
    problems,
    ...(none as Record<DashboardPart, null>),
    ...(read as Partial<Dashboard>),
  };
}
