import { ORDER_STATUSES, waitingOf } from '@evmandi/contract/domain/order-status';
import { sql } from 'kysely';
import type { OwnOrder, OwnOrderList, OwnOrdersQuery } from '../../contract/own-orders.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { notFound } from '../http/failure.ts';
import { offsetOf, publicPageOf, ROWS_PER_PAGE } from '../http/pages.ts';
import { type Drawing, pictureOf } from '../pictures/picture.ts';
import type { Settings } from '../settings.ts';
import {
  MONEY,
  moneyOwed,
  orderReference,
  orderView,
  PARTLY_SHIPPED,
  selectOrders,
} from './order-view.ts';
import { matching, ownedBy } from './own-filters.ts';

/** Products of an order that the list shows. */
const SHOWN = 4;

/** 404 `unknown_order`: another buyer's order is as unknown as one that does not exist. */
export const unknownOwnOrder = () => notFound('We could not find that order', 'unknown_order');

async function countsOf(
  db: Database,
  caller: Caller,
  q: OwnOrdersQuery['q'],
): Promise<OwnOrderList['counts']> {
  const rows = await db
    .selectFrom('orders')
    .where(ownedBy(caller))
    .where(matching(q))
    .select(['status', sql<string>`count(*)`.as('count')])
    .groupBy('status')
    .execute();
  const counted = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  const [Pending, Shipped, Delivered, Cancelled] = ORDER_STATUSES.map(
    (status) => counted.get(status) ?? 0,
  ) as [number, number, number, number];
  const all = Pending + Shipped + Delivered + Cancelled;
  return { all, Pending, Shipped, Delivered, Cancelled };
}

const selectRows = (db: Database, caller: Caller, { status, q, page }: OwnOrdersQuery) =>
  db
    .selectFrom('orders')
    .where(ownedBy(caller))
    .where(matching(q))
    .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? 'Pending'))
    .select([
      'orders.id',
      'orders.number',
      'orders.token',
      'orders.placed_at',
      'orders.status',
      PARTLY_SHIPPED.as('partlyShipped'),
      'orders.payment',
      'orders.method',
      'orders.total',
      ...MONEY,
      'orders.po_number',
      sql<Date | null>`(select until from reservations
        where reservations.order_id = orders.id)`.as('heldUntil'),
      // A part of it had gone before, and the rest was cancelled: then it is Shipped, too.
      sql<Date | null>`(select max(event.at) from events event where event.subject = 'order'
        and event.subject_id = orders.id and (event.kind = lower(orders.status)
          or (event.kind = 'rest_cancelled' and orders.status = 'Shipped')))`.as('since'),
    ])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(ROWS_PER_PAGE)
    .offset(offsetOf(page));

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

interface Content {
  lines: number;
  pieces: number;
  waiting: number;
  shipped: number;
  products: { id: string; name: string; picture: Drawing }[];
}

const NOTHING: Content = { lines: 0, pieces: 0, waiting: 0, shipped: 0, products: [] };

/** What those orders hold, by their id. */
async function contentsOf(db: Database, ids: readonly string[]): Promise<Map<string, Content>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines')
    .select(['order_id', 'product_id', 'name', 'picture', 'quantity'])
    .select(['allocated', 'shipped', 'cancelled'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const contents = new Map<string, Content>();
  for (const { order_id, product_id: id, name, picture, ...row } of rows) {
    const { lines, pieces, waiting, shipped, products } = contents.get(order_id) ?? NOTHING;
    contents.set(order_id, {
      lines: lines + 1,
      pieces: pieces + row.quantity,
      waiting: waiting + waitingOf(row),
      shipped: shipped + row.shipped,
      products: lines < SHOWN ? [...products, { id, name, picture }] : products,
    });
  }
  return contents;
}

const toRow = (row: Row, { products, ...content }: Content): OwnOrderList['orders'][number] => ({
  number: row.number,
  token: row.token,
  reference: orderReference(row),
  placedAt: row.placed_at.toISOString(),
  status: row.status,
  partlyShipped: row.partlyShipped,
  payment: row.payment,
  paymentMethod: row.method,
  total: Number(row.total),
  ...moneyOwed(row),
  poNumber: row.po_number,
  products: products.map(({ id, name, picture }) => ({
    id,
    name,
    picture: pictureOf(picture, 'cut', name),
  })),
  ...content,
  heldUntil: row.heldUntil?.toISOString() ?? null,
  since: (row.since ?? row.placed_at).toISOString(),
});

/** A page of one's own orders, the newest first. */
export async function listOwnOrders(
  db: Database,
  caller: Caller,
  query: OwnOrdersQuery,
): Promise<OwnOrderList> {
  const [counts, rows] = await Promise.all([
    countsOf(db, caller, query.q),
    selectRows(db, caller, query).execute(),
  ]);
  const contents = await contentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    orders: rows.map((row) => toRow(row, contents.get(row.id) ?? NOTHING)),
    counts,
    page: publicPageOf(query.page, query.status ? counts[query.status] : counts.all),
  };
}

/** An order by what only its buyer has: the account that it belongs to, or the token of its link. */
export type OwnKey = { caller: Caller; number: string } | { token: string };

/** Returns an order as its buyer sees it. Throws 404. */
export async function getOwnOrder(
  db: Database,
  settings: Settings,
  key: OwnKey,
): Promise<OwnOrder> {
  const query = selectOrders(db).select(['orders.token', 'orders.placed_by', 'orders.claimed_by']);
  const row = await ('token' in key
    ? query.where('orders.token', '=', key.token)
    : query.where('orders.number', '=', key.number).where(ownedBy(key.caller))
  ).executeTakeFirst();
  if (!row) throw unknownOwnOrder();
  return {
    ...(await orderView(db, row, settings)),
    token: row.token,
    mayCancel: row.status === 'Pending',
    claimed: (row.placed_by ?? row.claimed_by) !== null,
  };
}
