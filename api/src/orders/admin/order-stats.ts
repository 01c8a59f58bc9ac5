import { ORDER_STATUSES } from '@evmandi/contract/domain/order-status';
import { sql } from 'kysely';
import type { AdminOrderList, Trend } from '../../../contract/admin-orders.ts';
import type { Database } from '../../database/database.ts';
import { PERIOD_AGO, PERIOD_BEFORE, PERIOD_START, startOf } from '../../database/india.ts';

type Stats = AdminOrderList['stats'];
type Status = (typeof ORDER_STATUSES)[number];

/** By how many percent a figure changed, with one decimal; null when there was nothing before. */
const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1_000) / 10;

/** Returns a figure beside the one before it, with the change in percent. */
export const trendOf = (now: number, before: number): Trend => ({
  now,
  before,
  change: changeOf(now, before),
});

export interface Window {
  status: Status;
  /** In the 28 days with today; else in those before. */
  recent: boolean;
  count: string;
  total: string;
}

/** The 28 days before end in the middle of a day, at this time. */
const PART_DAY = sql`(${PERIOD_START} - 1)`;

/** Orders placed on the last 28 days in India and on the 28 before, up to this time, by what they are and sold now. */
export async function orderWindows(db: Database): Promise<Window[]> {
  const { rows } =
    await sql<Window>`select status, day >= ${PERIOD_START} as recent, sum(orders) as count,
      sum(total) as total
    from order_days where day >= ${PERIOD_BEFORE} and day <> ${PART_DAY} group by 1, 2
    union all select status, false, count(*), sum(coalesce(sold, total)) from orders
    where placed_at >= ${startOf(PART_DAY)} and placed_at <= ${PERIOD_AGO} group by 1`.execute(db);
  return rows;
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

/** Orders of each status and their paise, however old they are. */
async function allOrders(
  db: Database,
): Promise<{ status: Status; orders: number; total: number }[]> {
  const rows = await db
    .selectFrom('order_days')
    .select(['status', sql<string>`sum(orders)`.as('orders'), sql<string>`sum(total)`.as('total')])
    .groupBy('status')
    .execute();
  return rows.map(({ status, orders, total }) => ({
    status,
    orders: Number(orders),
    total: Number(total),
  }));
}

/** The cards above the list, over all orders. */
export async function orderStats(db: Database): Promise<Stats> {
  const all = await allOrders(db);
  const windows = await orderWindows(db);
  const sum = (figure: 'orders' | 'total', statuses: readonly Status[]) =>
    all
      .filter(({ status }) => statuses.includes(status))
      .reduce((total, one) => total + one[figure], 0);
  return {
    total: sum('orders', ORDER_STATUSES),
    new: sum('orders', ['Pending']),
    completed: sum('orders', ['Delivered']),
    cancelled: sum('orders', ['Cancelled']),
    revenue: sum('total', SOLD),
    last28Days: {
      total: windowTrend(windows, ORDER_STATUSES, 'count'),
      new: windowTrend(windows, ['Pending'], 'count'),
      completed: windowTrend(windows, ['Delivered'], 'count'),
      cancelled: windowTrend(windows, ['Cancelled'], 'count'),
      revenue: windowTrend(windows, SOLD, 'total'),
    },
  };
}
