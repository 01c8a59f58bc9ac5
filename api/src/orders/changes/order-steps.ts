import { formatPaise } from '@evmandi/contract/domain/money';
import { mayBePaid, type OrderStatus } from '@evmandi/contract/domain/order-status';
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

interface Payment {
  by: Actor;
  /** The bank's, each given once. */
  reference?: string | null | undefined;
  /** Paise that were counted; what is to be paid when left out. */
  amount?: number | undefined;
}

/** Records that all that is to be paid was: no state stands between Unpaid and Paid. Throws 409. */
export async function payOrder(
  tx: Tx,
  order: HeldOrder,
  { by, reference = null, amount = order.payable }: Payment,
): Promise<void> {
  if (!mayBePaid(order.status, order.payment)) {
    throw conflict(
      'wrong_transition',
      order.payment === 'Paid'
        ? 'The order is Paid already'
        : 'A cancelled order cannot be marked Paid',
    );
  }
  if (amount !== order.payable) {
    const message = `An order is paid in whole: ${formatPaise(order.payable)} is to be paid, not ${formatPaise(amount)}. Record it once all of it has arrived`;
    throw conflict('amount_differs', message, [{ path: 'amount', message }]);
  }
  const added = await tx
    .insertInto('payments')
    .values({
      order_id: order.id,
      amount: order.payable,
      method: order.method,
      reference,
      recorded_by: by.id,
    })
    .onConflict((known) => known.columns(['method', 'reference']).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) {
    const message = `The payment ${reference} is recorded for another order already`;
    throw conflict('reference_used', message, [{ path: 'reference', message }]);
  }
  await tx.updateTable('orders').set({ payment: 'Paid' }).where('id', '=', order.id).execute();
  await writeEvent(tx, {
    subject: 'order',
    id: order.id,
    kind: 'paid',
    by,
    before: { payment: 'Unpaid' },
    after: { payment: 'Paid', amount: order.payable, reference },
  });
}
