import { type Expression, type SqlBool, sql } from 'kysely';
import {
  type AdminOrder,
  type AdminOrderList,
  type AdminOrdersQuery,
  ORDER_STATUSES,
} from '../../contract/admin.ts';
import { likeText } from '../catalog/search-words.ts';
import type { Database } from '../database/database.ts';
import { pictureOf } from '../pictures/picture.ts';

const ORDERS_PER_PAGE = 10;

/** Part of a line's product name, or of the order's number with or without its #. */
function matching(q: string | undefined): Expression<SqlBool> {
  if (!q) return sql<SqlBool>`true`;
  const name = `%${likeText(q)}%`;
  const number = `%${likeText(q.replace(/^#/, ''))}%`;
  return sql<SqlBool>`(orders.number like ${number} or exists (
    select from order_lines where order_lines.order_id = orders.id and order_lines.name ilike ${name}))`;
}

async function counts(db: Database, q: string | undefined): Promise<AdminOrderList['counts']> {
  const rows = await db
    .selectFrom('orders')
    .where(matching(q))
    .select(['status', sql<string>`count(*)`.as('count')])
    .groupBy('status')
    .execute();
  const of = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  const [pending, shipped, delivered, cancelled] = ORDER_STATUSES.map(of) as [
    number,
    number,
    number,
    number,
  ];
  return {
    all: pending + shipped + delivered + cancelled,
    Pending: pending,
    Shipped: shipped,
    Delivered: delivered,
    Cancelled: cancelled,
  };
}

async function revenue(db: Database): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .where('status', '<>', 'Cancelled')
    .select(sql<string>`coalesce(sum(total), 0)`.as('revenue'))
    .executeTakeFirstOrThrow();
  return Number(row.revenue);
}

async function page(db: Database, { q, status, page }: AdminOrdersQuery): Promise<AdminOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.order_id', '=', 'orders.id').on('order_lines.position', '=', 1),
    )
    .where(matching(q))
    .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? 'Pending'))
    .select([
      'orders.id',
      'orders.number',
      'orders.placed_at as placedAt',
      'orders.total',
      'orders.payment',
      'orders.status',
      'customers.id as customerId',
      'customers.name as customer',
      'order_lines.product_id as productId',
      'order_lines.name as product',
      'order_lines.picture',
      sql<string>`(select count(*) from order_lines line where line.order_id = orders.id)`.as(
        'lines',
      ),
    ])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(ORDERS_PER_PAGE)
    .offset((page - 1) * ORDERS_PER_PAGE)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderNumber: row.number,
    product: {
      id: row.productId,
      name: row.product,
      picture: pictureOf(row.picture, 'cut', row.product),
    },
    lines: Number(row.lines),
    customer: { id: row.customerId, name: row.customer },
    placedAt: row.placedAt.toISOString(),
    total: Number(row.total),
    payment: row.payment,
    status: row.status,
  }));
}

/** A page of orders, the newest first, with the numbers for the tabs and the cards above. */
export async function listAdminOrders(
  db: Database,
  query: AdminOrdersQuery,
): Promise<AdminOrderList> {
  const [orders, found, all, income] = await Promise.all([
    page(db, query),
    counts(db, query.q),
    counts(db, undefined),
    revenue(db),
  ]);
  const total = found[query.status ?? 'all'];
  return {
    orders,
    page: {
      page: query.page,
      pageSize: ORDERS_PER_PAGE,
      pages: Math.ceil(total / ORDERS_PER_PAGE),
      total,
    },
    counts: found,
    stats: {
      total: all.all,
      new: all.Pending,
      completed: all.Delivered,
      cancelled: all.Cancelled,
      revenue: income,
    },
  };
}
