import { formatMoment } from '@evmandi/contract/domain/dates';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { SYSTEM } from '../events/write-event.ts';
import { cancelOrder } from './changes/cancel-order.ts';
import { holdOrder, inChange, type Tx } from './changes/hold-order.ts';

/** Orders that one round cancels at most: the next one goes on. */
const AT_ONCE = 500;

/** An order on delivery is not the buyer's to hasten while it waits for pieces itself. */
const OVER = sql<SqlBool>`reservations.until <= now() and not (reservations.renews and exists (
  select from order_lines where order_lines.order_id = reservations.order_id
    and quantity > allocated + cancelled))`;

/** Cancels one order if its time is still over, and says whether it did. */
const expire = (db: Database, orderId: string): Promise<boolean> =>
  inChange(db, async (tx: Tx) => {
    const order = await holdOrder(tx, sql<SqlBool>`orders.id = ${orderId}`);
    // It may have been paid, shipped or cancelled until it was locked.
    const over = await tx
      .selectFrom('reservations')
      .select('until')
      .where('order_id', '=', orderId)
      .where(OVER)
      .executeTakeFirst();
    if (!over) return false;
    const text = `Not paid by ${formatMoment(over.until.toISOString())}: its stock is free again`;
    await cancelOrder(tx, order, { by: SYSTEM, text });
    return true;
  });

/**
 * Cancels the orders whose stock was held for them long enough and returns how many there were. Any number of processes
 * may do so at the same time: an order is cancelled once.
 */
export async function expireOrders(db: Database): Promise<number> {
  const due = await db
    .selectFrom('reservations')
    .select('order_id')
    .where(OVER)
    .orderBy('until')
    .limit(AT_ONCE)
    .execute();
  let expired = 0;
  for (const { order_id } of due) if (await expire(db, order_id)) expired += 1;
  return expired;
}
