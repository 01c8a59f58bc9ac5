import { type Expression, type SqlBool, sql } from 'kysely';
import type { Order, OwnOrderList } from '../../contract/orders.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { notFound } from '../http/failure.ts';
import { offsetOf, pageOf, ROWS_PER_PAGE } from '../http/pages.ts';
import { pictureOf } from '../pictures/picture.ts';
import type { Settings } from '../settings.ts';
import { orderView, selectOrders } from './order-view.ts';

const UNKNOWN = 'We could not find that order';

/** Orders of the person's customer, and those placed while the person was signed in. */
const owned = ({ id }: Caller): Expression<SqlBool> =>
  sql<SqlBool>`(orders.placed_by = ${id}
    or orders.customer_id in (select customers.id from customers where customers.user_id = ${id}))`;

/** A page of one's own orders, the newest first. */
export async function listOwnOrders(
  db: Database,
  caller: Caller,
  page: number,
): Promise<OwnOrderList> {
  const mine = db.selectFrom('orders').where(owned(caller));
  const [{ count }, rows] = await Promise.all([
    mine.select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    mine
      .innerJoin('order_lines', (join) =>
        join.onRef('order_lines.order_id', '=', 'orders.id').on('order_lines.position', '=', 1),
      )
      .select([
        'orders.number',
        'orders.placed_at',
        'orders.status',
        'orders.payment',
        'orders.total',
        'order_lines.product_id',
        'order_lines.name',
        'order_lines.picture',
        sql<string>`(select count(*) from order_lines line where line.order_id = orders.id)`.as(
          'lines',
        ),
      ])
      .orderBy('orders.placed_at', 'desc')
      .orderBy('orders.id', 'desc')
      .limit(ROWS_PER_PAGE)
      .offset(offsetOf(page))
      .execute(),
  ]);
  return {
    orders: rows.map((row) => ({
      number: row.number,
      placedAt: row.placed_at.toISOString(),
      status: row.status,
      payment: row.payment,
      total: Number(row.total),
      product: {
        id: row.product_id,
        name: row.name,
        picture: pictureOf(row.picture, 'cut', row.name),
      },
      lines: Number(row.lines),
    })),
    page: pageOf(page, Number(count)),
  };
}

/** Returns one's own order. Another buyer's is as unknown as one that does not exist. */
export async function getOwnOrder(
  db: Database,
  settings: Settings,
  { caller, number }: { caller: Caller; number: string },
): Promise<Order> {
  const row = await selectOrders(db)
    .where('orders.number', '=', number)
    .where(owned(caller))
    .executeTakeFirst();
  if (!row) throw notFound(UNKNOWN, 'unknown_order');
  return orderView(db, row, settings);
}

/** The order of an unguessable token. */
export async function getOrderByToken(
  db: Database,
  settings: Settings,
  token: string,
): Promise<Order> {
  const row = await selectOrders(db).where('orders.token', '=', token).executeTakeFirst();
  if (!row) throw notFound(UNKNOWN, 'unknown_order');
  return orderView(db, row, settings);
}
