import type { PlacedOrder } from '../../contract/orders.ts';
import type { Withdrawal } from '../../contract/own-orders.ts';
import type { Database } from '../database/database.ts';
import { takeBackKey } from '../http/idempotency.ts';
import { limitWithdrawals } from '../http/request-limit.ts';
import { PLACING } from './place-order.ts';

/**
 * For a buyer whose answer was lost and who has changed something since: the order that the attempt with this key
 * placed, or null, and then no attempt with it ever will. Waits for one that is under way. Throws 503 `too_many_open` where
 * the network of `address` has withdrawn too many (LIMIT-5).
 */
export async function withdrawAttempt(
  db: Database,
  { key, address }: { key: string; address: string },
): Promise<Withdrawal> {
  const order = await db
    .transaction()
    .execute((tx) =>
      takeBackKey<PlacedOrder>(tx, { scope: PLACING, key }, () =>
        limitWithdrawals(tx, { key, address }),
      ),
    );
  return { order };
}
