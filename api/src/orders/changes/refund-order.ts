import { formatPaise } from '@evmandi/contract/domain/money';
import { sql } from 'kysely';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict } from '../../http/failure.ts';
import { type HeldOrder, heldLines, statusNow, type Tx, touchOrder } from './hold-order.ts';
import { refundDue } from './kept-value.ts';

async function sumsOf(tx: Tx, { id }: HeldOrder) {
  const { rows } = await sql<{ paid: string; refunded: string }>`select
    (select coalesce(sum(amount), 0) from payments where order_id = ${id}) as paid,
    (select coalesce(sum(amount), 0) from refunds where order_id = ${id}) as refunded`.execute(tx);
  return { paid: Number(rows[0]?.paid), refunded: Number(rows[0]?.refunded) };
}

/** Records that all that is owed to the buyer was paid back. Throws 409 when nothing is. */
export async function refundOrder(
  tx: Tx,
  order: HeldOrder,
  { by, reference }: { by: Actor; reference: string | null },
): Promise<void> {
  const lines = await heldLines(tx, order.id);
  const status = await statusNow(tx, order);
  const amount = refundDue(lines, { status, ...(await sumsOf(tx, order)) });
  if (amount === 0) throw conflict('wrong_transition', 'No refund is due for this order');
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
