import { ORDER_STATUSES } from '@evmandi/contract/domain/order-status';
import { sql } from 'kysely';
import type { AdminOrderList, Trend } from '../../../contract/admin-orders.ts';
import type { Database } from '../../database/database.ts';
import { PERIOD_AGO, PERIOD_BEFORE, PERIOD_START, startOf } from '../../database/india.ts';
import { conditionsOf, type OrderFilters } from './filters.ts';

type Counts = AdminOrderList['counts'];
type Stats = AdminOrderList['stats'];
type Status = (typeof ORDER_STATUSES)[number];

/** How many orders of each status there are, and the paise of those that were not cancelled. */
export async function countOrders(
  db: Database,
  filters: OrderFilters = {},
): Promise<{ counts: Counts; revenue: number }> {
  // The tabs count every status, whichever is chosen.
  const { status: _, ...others } = filters;
  const rows = await db
    .selectFrom('orders')
    .where(conditionsOf(others))
    .select(['status', sql<string>`count(*)`.as('count'), sql<string>`sum(total)`.as('total')])
    .groupBy('status')
    .execute();
  const counts = { all: 0, Pending: 0, Shipped: 0, Delivered: 0, Cancelled: 0 };
  let revenue = 0;
  for (const { status, count, total } of rows) {
    counts[status] = Number(count);
    counts.all += Number(count);
    if (status !== 'Cancelled') revenue += Number(total);
  }
  return { counts, revenue };
}

/** By how many percent a figure changed, with one decimal; null when there was nothing before. */
const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1_000) / 10;

/** Returns a figure beside the one before it, with the change in percent. */
export const trendOf = (now: number, before: number): Trend => ({
  now,
  before,
  change: changeOf(now, before),
});

interface Window {
  status: Status;
  recent: boolean;
  count: string;
  total: string;
}

/** Orders placed on the last 28 days in India and on the 28 before, up to this time, by what they are now. */
export async function orderWindows(db: Database): Promise<Window[]> {
  return db
    .selectFrom('orders')
    .where(sql<boolean>`placed_at >= ${startOf(PERIOD_BEFORE)} and (placed_at <= ${PERIOD_AGO}
      or placed_at >= ${startOf(PERIOD_START)})`)
    .select([
      'status',
      sql<boolean>`placed_at >= ${startOf(PERIOD_START)}`.as('recent'),
      sql<string>`count(*)`.as('count'),
      sql<string>`sum(total)`.as('total'),
    ])
    .groupBy(['status', 'recent'])
    .execute();
}

/** A trend over the windows of those statuses. */
export function windowTrend(
  windows: readonly Window[],
  statuses: readonly Status[],
  figure: 'count' | 'total',
): Trend {
  const sum = (recent: boolean) =>
    windows
      .filter((window) => window.recent === recent && statuses.includes(window.status))
      .reduce((total, window) => total + Number(window[figure]), 0);
  return trendOf(sum(true), sum(false));
}

/** Statuses whose orders are sales. */
export const SOLD: readonly Status[] = ['Pending', 'Shipped', 'Delivered'];

/** The cards above the list, over all orders. */
export async function orderStats(db: Database): Promise<{ counts: Counts; stats: Stats }> {
  const [{ counts, revenue }, windows] = await Promise.all([countOrders(db), orderWindows(db)]);
  const stats = {
    total: counts.all,
    new: counts.Pending,
    completed: counts.Delivered,
    cancelled: counts.Cancelled,
    revenue,
    last28Days: {
      total: windowTrend(windows, ORDER_STATUSES, 'count'),
      new: windowTrend(windows, ['Pending'], 'count'),
      completed: windowTrend(windows, ['Delivered'], 'count'),
      cancelled: windowTrend(windows, ['Cancelled'], 'count'),
      revenue: windowTrend(windows, SOLD, 'total'),
    },
  };
  return { counts, stats };
}
