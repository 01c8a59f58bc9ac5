import type { ORDER_SORTS } from '@evmandi/contract/domain/sorts';
import { type RawBuilder, sql } from 'kysely';
import type {
  AdminOrder,
  AdminOrderList,
  AdminOrdersQuery,
} from '../../../contract/admin-orders.ts';
import type { Database } from '../../database/database.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { pictureOf } from '../../pictures/picture.ts';
import { PARTLY_SHIPPED } from '../order-view.ts';
import { conditionsOf } from './filters.ts';
import { countOrders, orderStats } from './order-stats.ts';

/** The identity ends every order, so that pages never overlap. */
const SORTS: Record<(typeof ORDER_SORTS)[number], RawBuilder<unknown>> = {
  newest: sql`orders.placed_at desc, orders.id desc`,
  oldest: sql`orders.placed_at, orders.id`,
  total_desc: sql`orders.total desc, orders.placed_at desc, orders.id desc`,
  total_asc: sql`orders.total, orders.placed_at, orders.id`,
  customer_asc: sql`lower(customers.name), customers.id, orders.placed_at desc, orders.id desc`,
  customer_desc: sql`lower(customers.name) desc, customers.id desc, orders.placed_at desc, orders.id desc`,
};

/** What was paid and not paid back, less the lines that the buyer keeps: as `refundDue` counts it. */
const REFUND_DUE = sql<string>`greatest(0,
  (select coalesce(sum(amount), 0) from payments where payments.order_id = orders.id)
  - (select coalesce(sum(amount), 0) from refunds where refunds.order_id = orders.id)
  - case orders.status when 'Cancelled' then 0 else (
    select sum(kept.net + (kept.net * tax_rate + 5000) / 10000) from order_lines kept_line
    cross join lateral (select unit_price * (quantity - cancelled - returned) as net) kept
    where kept_line.order_id = orders.id) end)`;

/** Ids of a page, found before anything is joined to them. */
const idsOfPage = (db: Database, query: AdminOrdersQuery) =>
  db
    .selectFrom('orders')
    .$if(query.sort.startsWith('customer'), (select) =>
      select.innerJoin('customers', 'customers.id', 'orders.customer_id'),
    )
    .where(conditionsOf(query))
    .select('orders.id')
    .orderBy(SORTS[query.sort])
    .limit(query.page_size)
    .offset(offsetOf(query.page, query.page_size));

const selectPage = (db: Database, query: AdminOrdersQuery) =>
  db
    .selectFrom('orders')
    .where('orders.id', 'in', idsOfPage(db, query))
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
      REFUND_DUE.as('refundDue'),
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
  payment: row.payment,
  status: row.status,
  partlyShipped: row.partlyShipped,
  refundDue: Number(row.refundDue),
  version: row.version,
});

const isFiltered = ({ payment, customer, from, to, q }: AdminOrdersQuery) =>
  [payment, customer, from, to, q].some((filter) => filter !== undefined && filter !== '');

/** A page of orders, with the numbers for the tabs and the cards above. */
export async function listAdminOrders(
  db: Database,
  query: AdminOrdersQuery,
): Promise<AdminOrderList> {
  const [rows, all, found] = await Promise.all([
    selectPage(db, query).execute(),
    orderStats(db),
    isFiltered(query) ? countOrders(db, query) : undefined,
  ]);
  const counts = (found ?? all).counts;
  return {
    orders: rows.map(toAdminOrder),
    page: pageOf(query.page, counts[query.status ?? 'all'], query.page_size),
    counts,
    atLeast: [],
    stats: all.stats,
  };
}
