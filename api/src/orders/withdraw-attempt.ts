import type { PlacedOrder } from '../../contract/orders.ts';
import type { Withdrawal } from '../../contract/own-orders.ts';
import type { Database } from '../database/database.ts';
import { takeBackKey } from '../http/idempotency.ts';
import { PLACING } from './place-order.ts';

/**
 * For a buyer whose answer was lost and who has changed something since: the order that the attempt with this key
 * placed, or null, and then no attempt with it ever will. Waits for one that is under way.
 */
export async function withdrawAttempt(db: Database, key: string): Promise<Withdrawal> {
  const order = await db
    .transaction()
    .execute((transaction) => takeBackKey<PlacedOrder>(transaction, { scope: PLACING, key }));
  return { order };
}
