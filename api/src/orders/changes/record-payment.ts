import { dayInIndia } from '@evmandi/contract/domain/dates';
import { formatPaise } from '@evmandi/contract/domain/money';
import type { ReceiptMethod } from '@evmandi/contract/domain/order-status';
import { sql } from 'kysely';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict, notFound, refused } from '../../http/failure.ts';
import type { Settings } from '../../settings.ts';
import { type HeldOrder, type Tx, touchOrder } from './hold-order.ts';
import { referenceKey } from './reference-key.ts';
import { balanceNow, settlePayment } from './settle-payment.ts';

interface Payment {
  by: Actor;
  /** Paise that arrived; what is to be paid when left out. */
  amount?: number | undefined;
  method?: ReceiptMethod | undefined;
  /** Day in India, `YYYY-MM-DD`; now when left out. */
  receivedOn?: string | null | undefined;
  /** The bank's, each recorded once. */
  reference?: string | null | undefined;
  /** Records more than is to be paid, which is then owed to the buyer. */
  acceptsOverpayment?: boolean | undefined;
}

/** Noon in India of a past day, or now for today. Throws 422 for a day on which the payment cannot have arrived. */
function receivedAt(order: HeldOrder, day: string | null | undefined): Date {
  const now = new Date();
  const today = dayInIndia(now);
  if (!day || day === today) return now;
  const message =
    day > today
      ? 'A payment arrived today or earlier: choose its day'
      : 'A payment arrives after its order was placed: choose that day or a later one';
  if (day > today || day < dayInIndia(order.placed_at)) {
    throw refused('invalid_request', message, [{ path: 'receivedOn', message }]);
  }
  return new Date(`${day}T12:00:00+05:30`);
}

/**
 * Records money that arrived for a held order, all or a part of what is to be paid. Throws 409 `overpaid` for more,
 * unless that is accepted, 409 `reference_used`, 409 `wrong_transition` when nothing is to be paid, and 422.
 */
export async function recordPayment(tx: Tx, order: HeldOrder, payment: Payment): Promise<void> {
  const { by, reference = null, method = order.method, acceptsOverpayment = false } = payment;
  const before = await balanceNow(tx, order);
  const { amount = before.toPay } = payment;
  if (amount === 0) {
    const message =
      before.status === 'Cancelled'
        ? 'Nothing is to be paid for a cancelled order'
        : 'The order is Paid already';
    throw conflict('wrong_transition', message);
  }
  const more = amount - before.toPay;
  if (more > 0 && !acceptsOverpayment) {
    const message = `${formatPaise(before.toPay)} is to be paid, so ${formatPaise(amount)} is ${formatPaise(more)} too much. Correct the amount, or record it and refund the rest`;
    throw conflict('overpaid', message, [{ path: 'amount', message }]);
  }
  const added = await tx
    .insertInto('payments')
    .values({
      order_id: order.id,
      amount,
      method,
      reference,
      reference_key: reference && referenceKey(reference),
      received_at: receivedAt(order, payment.receivedOn),
      recorded_by: by.id,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) {
    const message = `The payment ${reference} is recorded already: each reference stands for one payment`;
    throw conflict('reference_used', message, [{ path: 'reference', message }]);
  }
  const after = await settlePayment(tx, order);
  if (after.payment === before.payment) await touchOrder(tx, order);
  await writeEvent(tx, {
    subject: 'order',
    id: order.id,
    kind: 'paid',
    by,
    text: after.partPaid
      ? `${formatPaise(amount)} received, ${formatPaise(after.toPay)} still to be paid`
      : null,
    before: { payment: before.payment, due: before.due },
    after: { payment: after.payment, due: after.due, amount, method, reference },
  });
}

interface Reversal {
  /** Of the payment. */
  id: string;
  reason: string;
  by: Actor;
  holdHours: Settings['holdHours'];
}

/** Holds the stock of an order that nothing is paid for as long as at its placing, from now on. */
async function holdAgain(
  tx: Tx,
  { id, method }: HeldOrder,
  { bankTransfer, payOnDelivery }: Settings['holdHours'],
): Promise<void> {
  const hold = sql`make_interval(hours => ${method === 'bank_transfer' ? bankTransfer : payOnDelivery})`;
  await sql`insert into reservations (order_id, until, hold, renews, unknown_buyer, email)
    select id, now() + ${hold}, ${hold}, method = 'pay_on_delivery', false, lower(ship_email)
    from orders where id = ${id} on conflict do nothing`.execute(tx);
}

/**
 * Takes back a payment that was recorded by mistake, by a counter-entry: both stay on record. Throws 404, and 409
 * when the payment was reversed before or money of it was refunded.
 */
export async function reversePayment(
  tx: Tx,
  order: HeldOrder,
  { id, reason, by, holdHours }: Reversal,
): Promise<void> {
  const payment = await tx
    .selectFrom('payments')
    .select(['id', 'amount', 'method', 'reference', 'received_at', 'reversed'])
    .where('order_id', '=', order.id)
    .where('reverses', 'is', null)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!payment) throw notFound('This order has no such payment', 'unknown_payment');
  if (payment.reversed) throw conflict('wrong_transition', 'This payment was reversed already');
  const amount = Number(payment.amount);
  const before = await balanceNow(tx, order);
  if (before.refunded > before.paid - amount) {
    throw conflict(
      'wrong_transition',
      `${formatPaise(before.refunded)} was refunded for this order, so its payment stands`,
    );
  }
  await tx
    .insertInto('payments')
    .values({
      order_id: order.id,
      amount: -amount,
      method: payment.method,
      recorded_by: by.id,
      note: reason,
      reverses: payment.id,
    })
    .execute();
  const after = await settlePayment(tx, order);
  if (after.payment === before.payment) await touchOrder(tx, order);
  if (after.status === 'Pending' && after.paid === 0) await holdAgain(tx, order, holdHours);
  await writeEvent(tx, {
    subject: 'order',
    id: order.id,
    kind: 'payment_reversed',
    by,
    text: `${formatPaise(amount)}: ${reason}`,
    before: { payment: before.payment, due: before.due },
    after: {
      payment: after.payment,
      due: after.due,
      amount: -amount,
      reference: payment.reference,
    },
  });
}
