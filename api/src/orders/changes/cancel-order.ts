import { dueOf, heldOf } from '@evmandi/contract/domain/order-status';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { readOrderables } from '../orderables.ts';
import { type HeldLine, type HeldOrder, heldLines, type Tx } from './hold-order.ts';
import { conflictOfStatus } from './order-steps.ts';
import { settlePayment } from './settle-payment.ts';

/** Gives up what is due, and brings back what was held for it, products in the order in which sales lock them. */
async function cancelDue(tx: Tx, order: HeldOrder, due: HeldLine[]): Promise<void> {
  await readOrderables(
    tx,
    due.map(({ product_id }) => product_id),
    { lock: true },
  );
  // Read again: until the products were locked, a delivery could still be allocated.
  const lines = (await heldLines(tx, order.id)).filter((line) => dueOf(line) > 0);
  await tx
    .updateTable('order_lines')
    .set((eb) => ({
      cancelled: eb('quantity', '-', eb.ref('shipped')),
      allocated: eb.ref('shipped'),
    }))
    .where('order_id', '=', order.id)
    .execute();
  const freed = lines.filter((line) => heldOf(line) > 0);
  if (freed.length === 0) return;
  await tx
    .insertInto('stock_movements')
    .values(
      freed
        .map((line) => ({
          product_id: line.product_id,
          quantity: heldOf(line),
          reason: 'cancellation' as const,
          order_id: order.id,
        }))
        .sort((a, b) => Number(a.product_id) - Number(b.product_id)),
    )
    .execute();
}

/**
 * Cancels what is due of a held order and returns its stock; a partly shipped order becomes Shipped (ORDER-6).
 * One that is Shipped becomes Cancelled: its pieces come back by a recorded return only (ORDER-7). Throws 409.
 */
export async function cancelOrder(
  tx: Tx,
  order: HeldOrder,
  { by, text }: { by: Actor; text?: string },
): Promise<void> {
  const due = (await heldLines(tx, order.id)).filter((line) => dueOf(line) > 0);
  if (order.status === 'Pending') {
    await cancelDue(tx, order, due);
  } else if (order.status === 'Shipped') {
    await tx
      .updateTable('orders')
      .set({ status: 'Cancelled' })
      .where('id', '=', order.id)
      .execute();
  } else throw conflictOfStatus(order.status, 'Cancelled');
  const { status } = await settlePayment(tx, order);
  await writeEvent(tx, {
    subject: 'order',
    id: order.id,
    kind: status === 'Cancelled' ? 'cancelled' : 'rest_cancelled',
    by,
    text: text ?? null,
    before: { status: order.status },
    after: { status },
  });
}
