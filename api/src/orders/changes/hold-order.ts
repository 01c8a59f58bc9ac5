import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { tellContext } from '../../events/event-context.ts';
import { conflict, notFound } from '../../http/failure.ts';

export type Tx = Transaction<Schema>;
export type HeldOrder = Awaited<ReturnType<typeof holdOrder>>;

/** 404 `unknown_order`. */
export const unknownOrder = () => notFound('There is no order with this number', 'unknown_order');

/** A transaction whose events, those that the database writes too, say of which request they are. */
export const inChange = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select ${tellContext()}`.execute(tx);
    return work(tx);
  });

/** Returns the order that meets the condition, locked until the transaction ends. Throws 404. */
export async function holdOrder(tx: Tx, which: Expression<SqlBool>, unknown = unknownOrder) {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'version', 'status', 'payment', 'total', 'payable', 'method'])
    .select(['ship_name', 'placed_at'])
    .where(which)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw unknown();
  return { ...order, total: Number(order.total), payable: Number(order.payable) };
}

/** The order of that number. */
export const numbered = (number: string) => sql<SqlBool>`orders.number = ${number}`;

/** The same by its number, for a client that read its newest version. Throws 404, and 409 `stale_version`. */
export async function holdOrderVersion(
  tx: Tx,
  { number, version }: { number: string; version: number },
): Promise<HeldOrder> {
  const order = await holdOrder(tx, numbered(number));
  if (order.version !== version) {
    throw conflict(
      'stale_version',
      `Somebody else changed order ${number} since you read it: look at it again`,
    );
  }
  return order;
}

/** Returns the lines of an order that is held, in their order. */
export const heldLines = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_lines')
    .select(['position', 'product_id', 'name', 'quantity', 'allocated', 'shipped', 'cancelled'])
    .select(['returned', 'unit_price', 'tax_rate'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

export type HeldLine = Awaited<ReturnType<typeof heldLines>>[number];

/** Returns the status that the lines of a held order give it by now. */
export async function statusNow(tx: Tx, { id }: HeldOrder): Promise<HeldOrder['status']> {
  const { status } = await tx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}

/** Counts a change of which nothing stands in the order's own row. */
export async function touchOrder(tx: Tx, { id }: HeldOrder): Promise<void> {
  await tx
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .execute();
}
