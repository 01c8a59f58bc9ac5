import { sql } from 'kysely';
import type { Dashboard } from '../../../contract/dashboard.ts';
import type { Database } from '../../database/database.ts';
import { daysAgo } from '../../database/days-ago.ts';
import { orderWindows, SOLD, windowTrend } from '../../orders/admin/order-stats.ts';
import { readTransactions } from '../../orders/admin/transactions.ts';
import { bestProducts } from './best-products.ts';
import { weekReport } from './week-report.ts';

const ALL = [...SOLD, 'Cancelled'] as const;
const LATEST_TRANSACTIONS = 7;
const MINUTES = 30;

/** Orders and paise of each of the last 28 times 24 hours, the oldest first. */
async function perDay(db: Database): Promise<{ orders: number[]; sales: number[] }> {
  const { rows } = await sql<{
    orders: number;
    sales: string;
  }>`select count(orders.id)::int as orders,
      coalesce(sum(orders.total) filter (where orders.status <> 'Cancelled'), 0) as sales
    from generate_series(27, 0, -1) ago
    left join orders on orders.placed_at > now() - make_interval(days => ago + 1)
      and orders.placed_at <= now() - make_interval(days => ago)
    group by ago order by ago desc`.execute(db);
  return {
    orders: rows.map(({ orders }) => orders),
    sales: rows.map(({ sales }) => Number(sales)),
  };
}

async function customersWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct customer_id)::int as count
    from orders where status = 'Pending'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Visitors of the last 30 minutes, from the beacon; the minute under way is the last. */
async function users(db: Database): Promise<Dashboard['users']> {
  const { rows } = await sql<{ visitors: number; total: number }>`with recent as (
      select minute, visitor from visits
      where minute > date_trunc('minute', now()) - make_interval(mins => ${MINUTES})
    )
    select count(recent.visitor)::int as visitors,
      (select count(distinct visitor)::int from recent) as total
    from generate_series(${MINUTES - 1}::int, 0, -1) ago
    left join recent on recent.minute = date_trunc('minute', now()) - make_interval(mins => ago)
    group by ago order by ago desc`.execute(db);
  return { total: rows[0]?.total ?? 0, perMinute: rows.map(({ visitors }) => visitors) };
}

async function countries(db: Database): Promise<Dashboard['countries']> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('countries', 'countries.code', 'orders.ship_country')
    .where('orders.placed_at', '>', daysAgo(28))
    .where('orders.status', '<>', 'Cancelled')
    .select(['countries.code', 'countries.name', sql<string>`sum(orders.total)`.as('revenue')])
    .groupBy(['countries.code', 'countries.name'])
    .orderBy('revenue', 'desc')
    .orderBy('countries.name')
    .execute();
  return rows.map((row) => ({ ...row, revenue: Number(row.revenue) }));
}

/** All that the overview shows, in one call. */
export async function getDashboard(db: Database): Promise<Dashboard> {
  const [windows, days, waiting, week, visitors, lands, transactions, best] = await Promise.all([
    orderWindows(db),
    perDay(db),
    customersWaiting(db),
    weekReport(db),
    users(db),
    countries(db),
    readTransactions(db, { page: 1 }, LATEST_TRANSACTIONS),
    bestProducts(db),
  ]);
  return {
    at: new Date().toISOString(),
    sales: { ...windowTrend(windows, SOLD, 'total'), days: days.sales },
    orders: { ...windowTrend(windows, ALL, 'count'), days: days.orders },
    pending: windowTrend(windows, ['Pending'], 'count'),
    cancelled: windowTrend(windows, ['Cancelled'], 'count'),
    customersWaiting: waiting,
    week,
    users: visitors,
    countries: lands,
    transactions,
    ...best,
  };
}
