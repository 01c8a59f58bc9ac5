import { formatPaise } from '@evmandi/contract/domain/money';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict } from '../../http/failure.ts';
import { type HeldOrder, type Tx, touchOrder } from './hold-order.ts';
import { referenceKey } from './reference-key.ts';
import { balanceNow } from './settle-payment.ts';

async function refuseReferenceOfPayment(tx: Tx, order: HeldOrder, reference: string) {
  const payment = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .where((eb) =>
      // Payments from before references had keys count by their exact text.
      eb.or([eb('reference_key', '=', referenceKey(reference)), eb('reference', '=', reference)]),
    )
    .executeTakeFirst();
  if (!payment) return;
  const message = 'This is the reference of the payment: enter that of the refund';
  throw conflict('reference_used', message, [{ path: 'reference', message }]);
}

/** Records that all that is owed to the buyer was refunded. Throws 409 if nothing is owed, and `reference_used`. */
export async function refundOrder(
  tx: Tx,
  order: HeldOrder,
  { by, reference }: { by: Actor; reference: string | null },
): Promise<void> {
  const { toRefund: amount } = await balanceNow(tx, order);
  if (amount === 0) throw conflict('wrong_transition', 'No refund is due for this order');
  if (reference !== null) await refuseReferenceOfPayment(tx, order, reference);
  await tx
    .insertInto('refunds')
    .values({ order_id: order.id, amount, reference, recorded_by: by.id })
    .execute();
  await touchOrder(tx, order);
  await writeEvent(tx, {
    subject: 'order',
    id: order.id,
    kind: 'refunded',
    by,
    text: `${formatPaise(amount)} paid back`,
    before: { refundDue: amount },
    after: { refundDue: 0, amount, reference },
  });
}
