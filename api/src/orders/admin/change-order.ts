import type { OrderStatus } from '@evmandi/contract/domain/order-status';
import type { ChangeOrder } from '../../../contract/admin-orders.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { cancelOrder } from '../changes/cancel-order.ts';
import { type HeldOrder, holdOrderVersion, inChange, type Tx } from '../changes/hold-order.ts';
import { conflictOfStatus, deliverOrder, payOrder } from '../changes/order-steps.ts';
import { shipOrder } from '../changes/ship-order.ts';

function move(tx: Tx, order: HeldOrder, status: OrderStatus, by: Caller): Promise<void> {
  if (status === 'Shipped') return shipOrder(tx, order, { by, whole: true });
  if (status === 'Delivered') return deliverOrder(tx, order, by);
  if (status === 'Cancelled') return cancelOrder(tx, order, { by });
  throw conflictOfStatus(order.status, status);
}

/** Does a change to an order whose newest version the client read. Throws 404 and 409. */
export const changeHeldOrder = (
  db: Database,
  which: { number: string; version: number },
  work: (tx: Tx, order: HeldOrder) => Promise<void>,
): Promise<void> => inChange(db, async (tx) => work(tx, await holdOrderVersion(tx, which)));

/**
 * Ruling 11, one step at a time and only on the newest version; returns the order's version after it. Throws 404
 * and 409.
 */
export function changeOrder(
  db: Database,
  { number, change, by }: { number: string; change: ChangeOrder; by: Caller },
): Promise<number> {
  const { version, status, payment, reference } = change;
  return inChange(db, async (tx) => {
    const order = await holdOrderVersion(tx, { number, version });
    if (status) await move(tx, order, status, by);
    if (payment) await payOrder(tx, order, { by, reference });
    const now = await tx
      .selectFrom('orders')
      .select('version')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    return now.version;
  });
}
