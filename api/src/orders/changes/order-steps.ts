import type { OrderStatus } from '@evmandi/contract/domain/order-status';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict } from '../../http/failure.ts';
import type { HeldOrder, Tx } from './hold-order.ts';

/** 409 for a step that may not follow (ORDER-1). */
export const conflictOfStatus = (from: OrderStatus, to: OrderStatus) =>
  conflict(
    'wrong_transition',
    from === to ? `The order is ${to} already` : `An order that is ${from} cannot become ${to}`,
  );

/** A shipped order arrived. Throws 409. */
export async function deliverOrder(tx: Tx, order: HeldOrder, by: Actor): Promise<void> {
  if (order.status !== 'Shipped') throw conflictOfStatus(order.status, 'Delivered');
  await tx.updateTable('orders').set({ status: 'Delivered' }).where('id', '=', order.id).execute();
  await writeEvent(tx, {
    subject: 'order',
    id: order.id,
    kind: 'delivered',
    by,
    before: { status: order.status },
    after: { status: 'Delivered' },
  });
}
