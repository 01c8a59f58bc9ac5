import type { ORDER_SORTS } from '@evmandi/contract/domain/sorts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  AdminOrder,
  AdminOrderList,
  AdminOrdersQuery,
} from '../../../contract/admin-orders.ts';
import type { Database } from '../../database/database.ts';
import { startOf } from '../../database/india.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { pictureOf } from '../../pictures/picture.ts';
import { MONEY, moneyOwed, PARTLY_SHIPPED, SOLD } from '../order-view.ts';
import { countOrders } from './count-orders.ts';
import { conditionsOf, dayConditionsOf, isByDays } from './filters.ts';
import { orderStats } from './order-stats.ts';
import { type OrderSearch, searchOrders } from './search-orders.ts';

/** Rows in which a page is looked for where no day leads to it. */
const DEEPEST = 10_000;

/** The identity ends every order, so that pages never overlap. */
const SORTS: Record<(typeof ORDER_SORTS)[number], RawBuilder<unknown>> = {
  newest: sql`orders.placed_at desc, orders.id desc`,
  oldest: sql`orders.placed_at, orders.id`,
  total_desc: sql`orders.total desc, orders.placed_at desc, orders.id desc`,
  total_asc: sql`orders.total, orders.placed_at, orders.id`,
  customer_asc: sql`lower(customers.name), customers.id, orders.placed_at desc, orders.id desc`,
  customer_desc: sql`lower(customers.name) desc, customers.id desc, orders.placed_at desc, orders.id desc`,
};

type Ids = RawBuilder<unknown>;

/**
 * How a page of what a search finds is looked for: the found orders are gathered and sorted, or orders are walked
 * through in their sequence until the page is full, whichever looks at fewer.
 */
async function searchedBy(db: Database, query: AdminOrdersQuery, search: OrderSearch) {
  const { gathered, walked, lines } = search;
  if (!gathered) return walked;
  if (query.sort !== 'newest' && query.sort !== 'oldest') return gathered;
  // As they are counted: what the planner believes is nothing in a table that was never analysed.
  const { rows } = await sql<{
    orders: string;
  }>`select coalesce(sum(orders), 0) as orders from order_days`.execute(db);
  const wanted = offsetOf(query.page + 1, query.page_size);
  const toWalk = (wanted * Number(rows[0]?.orders)) / lines;
  return toWalk > 0 && toWalk < lines ? walked : gathered;
}

/** A page by the number of rows before it. */
function idsFrom(query: AdminOrdersQuery, searched?: Expression<SqlBool>): Ids {
  const customers = query.sort.startsWith('customer')
    ? sql`join customers on customers.id = orders.customer_id`
    : sql``;
  return sql`select orders.id from orders ${customers} where ${conditionsOf(query, searched)}
    order by ${SORTS[query.sort]} limit ${query.page_size} offset ${offsetOf(query.page, query.page_size)}`;
}

/** The same by the day in which it begins: only rows of that day are passed over, wherever the page is. */
function idsOfDays(query: AdminOrdersQuery): Ids {
  const newest = query.sort === 'newest';
  const before = offsetOf(query.page, query.page_size);
  const begin = sql`(select day from place)`;
  return sql`with days as (
      select day, sum(orders) as orders from order_days where ${dayConditionsOf(query)} group by day
    ), sums as (
      select day, orders, sum(orders) over (order by day ${sql.raw(newest ? 'desc' : 'asc')}) as up_to from days
    ), place as (
      select day, ${before} - (up_to - orders) as passed from sums where up_to > ${before} order by up_to limit 1
    )
    select orders.id from orders where ${conditionsOf(query)} and ${
      newest ? sql`placed_at < ${startOf(sql`${begin} + 1`)}` : sql`placed_at >= ${startOf(begin)}`
    }
    order by ${SORTS[query.sort]} limit ${query.page_size} offset (select passed from place)`;
}

/** Pages far behind are found by their day, where nothing else orders or narrows the list. */
const isFoundByDay = (query: AdminOrdersQuery): boolean =>
  isByDays(query) && (query.sort === 'newest' || query.sort === 'oldest');

/** Rows that can be asked for: as many as were counted, and no more than a page is looked for among. */
function reached(query: AdminOrdersQuery, total: number): number {
  return isFoundByDay(query) ? total : Math.min(total, DEEPEST);
}

const selectPage = (db: Database, query: AdminOrdersQuery, ids: Ids) =>
  db
    .selectFrom('orders')
    .where(sql<SqlBool>`orders.id in (${ids})`)
    .orderBy(SORTS[query.sort])
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.order_id', '=', 'orders.id').on('order_lines.position', '=', 1),
    )
    .select([
      'orders.id',
      'orders.number',
      'orders.version',
      'orders.placed_at as placedAt',
      'orders.total',
      SOLD.as('sold'),
      'orders.payment',
      'orders.status',
      PARTLY_SHIPPED.as('partlyShipped'),
      'customers.id as customerId',
      'customers.number as customerNumber',
      'customers.name as customer',
      'order_lines.product_id as productId',
      'order_lines.name as product',
      'order_lines.picture',
      sql<string>`(select count(*) from order_lines line where line.order_id = orders.id)`.as(
        'lines',
      ),
      ...MONEY,
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectPage>['executeTakeFirstOrThrow']>>;

const toAdminOrder = (row: Row): AdminOrder => ({
  id: row.id,
  orderNumber: row.number,
  product: {
    id: row.productId,
    name: row.product,
    picture: pictureOf(row.picture, 'cut', row.product),
  },
  lines: Number(row.lines),
  customer: { id: row.customerId, number: row.customerNumber, name: row.customer },
  placedAt: row.placedAt.toISOString(),
  total: Number(row.total),
  sold: Number(row.sold),
  payment: row.payment,
  status: row.status,
  partlyShipped: row.partlyShipped,
  ...moneyOwed(row),
  version: row.version,
});

/** A page of orders, with the numbers for the tabs and the cards above. */
export async function listAdminOrders(
  db: Database,
  query: AdminOrdersQuery,
): Promise<AdminOrderList> {
  const search = await searchOrders(db, query.q);
  const { counts, atLeast } = await countOrders(db, query, search);
  const total = counts[query.status ?? 'all'];
  const there = reached(query, total);
  const searched = search && (await searchedBy(db, query, search));
  const ids = isFoundByDay(query) ? idsOfDays(query) : idsFrom(query, searched);
  const isThere = offsetOf(query.page, query.page_size) < there;
  const rows = isThere ? await selectPage(db, query, ids).execute() : [];
  return {
    orders: rows.map(toAdminOrder),
    page: { ...pageOf(query.page, there, query.page_size), total },
    counts,
    atLeast,
    stats: await orderStats(db),
  };
}
