import { MOST_COUNTED } from '@evmandi/contract/domain/limits';
import { ORDER_STATUSES, type OrderStatus } from '@evmandi/contract/domain/order-status';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AdminOrderList } from '../../../contract/admin-orders.ts';
import type { Database } from '../../database/database.ts';
import { conditionsOf, dayConditionsOf, isByDays, type OrderFilters } from './filters.ts';
import type { OrderSearch } from './search-orders.ts';

export type OrderCounts = Pick<AdminOrderList, 'counts' | 'atLeast'>;

/** Orders of a status that a search among many looks at. */
const MOST_WALKED = 10_000;
/** Lines that are gathered whatever the status of their order. */
const FEW_LINES = 2_000;
/** Lines of a status that are counted: among so many are 1,000 orders, unless each has several that are found. */
const MOST_LINES = 8_000;

interface Counted {
  status: OrderStatus;
  count: string;
  ended?: boolean;
}

const NONE = { all: 0, Pending: 0, Shipped: 0, Delivered: 0, Cancelled: 0 };

/** Counts by status, exact up to 1,000 of what was not counted by days. */
function countsOf(rows: Counted[], { most = Number.POSITIVE_INFINITY, least = 0 }): OrderCounts {
  const counts = { ...NONE };
  const atLeast: OrderCounts['atLeast'] = [];
  for (const { status, count, ended } of rows) {
    counts[status] = Math.min(Number(count), most);
    counts.all += Number(count);
    if (ended || Number(count) > most) atLeast.push(status);
  }
  counts.all = Math.min(most, atLeast.length > 0 ? Math.max(counts.all, least) : counts.all);
  const isMore = atLeast.length > 0 || rows.reduce((sum, row) => sum + Number(row.count), 0) > most;
  return { counts, atLeast: isMore ? ['all', ...atLeast] : [] };
}

async function byDays(db: Database, filters: OrderFilters): Promise<OrderCounts> {
  const rows = await db
    .selectFrom('order_days')
    .where(dayConditionsOf(filters))
    .select(['status', sql<string>`sum(orders)`.as('count')])
    .groupBy('status')
    .execute();
  return countsOf(rows, {});
}

async function gathered(
  db: Database,
  filters: OrderFilters,
  searched?: Expression<SqlBool>,
): Promise<OrderCounts> {
  const rows = await db
    .selectFrom('orders')
    .where(conditionsOf(filters, searched))
    .select(['status', sql<string>`count(*)`.as('count')])
    .groupBy('status')
    .execute();
  return countsOf(rows, { most: MOST_COUNTED });
}

/** Looks at the newest orders of each status, until enough are found or looked at. */
async function walked(
  db: Database,
  filters: OrderFilters,
  search: OrderSearch,
): Promise<OrderCounts> {
  const one = (status: OrderStatus) => {
    const asked = conditionsOf({ ...filters, status });
    return sql`select ${status}::text as status,
        exists (select from orders where ${asked} offset ${MOST_WALKED}) as ended,
        (select count(*) from (
          select from (select * from orders where ${asked} order by placed_at desc limit ${MOST_WALKED}) orders
          where ${search.walked} limit ${MOST_COUNTED + 1}) met) as count`;
  };
  const rows = await ofStatuses(db, one);
  return countsOf(rows, {
    most: MOST_COUNTED,
    least: isOnlySearched(filters) ? search.least : 0,
  });
}

/** Counts the orders of the found lines, status by status, until it is enough. */
async function byLines(
  db: Database,
  idsOf: NonNullable<OrderSearch['idsOf']>,
  least: number,
): Promise<OrderCounts> {
  const rows = await ofStatuses(
    db,
    (status) => sql`select ${status}::text as status, count(*) = ${MOST_LINES} as ended,
      count(distinct order_id) as count from (${idsOf(status)} limit ${MOST_LINES}) found (order_id)`,
  );
  return countsOf(rows, { most: MOST_COUNTED, least });
}

async function ofStatuses(
  db: Database,
  one: (status: OrderStatus) => RawBuilder<unknown>,
): Promise<Counted[]> {
  const { rows } =
    await sql<Counted>`${sql.join(ORDER_STATUSES.map(one), sql` union all `)}`.execute(db);
  return rows;
}

const isOnlySearched = ({ payment, customer, country, from, to }: OrderFilters): boolean =>
  !payment && !customer && !country && !from && !to;

/** How many orders of each status the filters leave; the tabs count every status, whichever is chosen. */
export function countOrders(
  db: Database,
  { status: _, ...filters }: OrderFilters,
  search: OrderSearch | undefined,
): Promise<OrderCounts> {
  if (isByDays(filters)) return byDays(db, filters);
  if (!search) return gathered(db, filters);
  const { gathered: condition, idsOf, lines, least } = search;
  if (idsOf && lines > FEW_LINES && isOnlySearched(filters)) return byLines(db, idsOf, least);
  return condition ? gathered(db, filters, condition) : walked(db, filters, search);
}
