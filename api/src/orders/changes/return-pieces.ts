import type { ReturnPieces } from '../../../contract/admin-order-changes.ts';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict, refused } from '../../http/failure.ts';
import { readOrderables } from '../orderables.ts';
import { type HeldLine, type HeldOrder, heldLines, type Tx, touchOrder } from './hold-order.ts';
import { settlePayment } from './settle-payment.ts';

interface Back {
  line: HeldLine;
  quantity: number;
}

const outOf = ({ shipped, returned }: HeldLine) => shipped - returned;

/** The pieces named, or all that are out. Throws 409 and 422. */
function comingBack(lines: HeldLine[], asked: ReturnPieces['lines']): Back[] {
  if (!asked) {
    return lines.filter((line) => outOf(line) > 0).map((line) => ({ line, quantity: outOf(line) }));
  }
  return asked.map(({ position, quantity }, index) => {
    const line = lines.find((one) => one.position === position);
    if (!line) {
      const message = `There is no line ${position}`;
      throw refused('invalid_request', message, [{ path: `lines.${index}.position`, message }]);
    }
    if (quantity > outOf(line)) {
      const message = `Only ${outOf(line)} of ${line.name} can come back`;
      throw conflict('wrong_transition', message, [{ path: `lines.${index}.quantity`, message }]);
    }
    return { line, quantity };
  });
}

/** Records that shipped pieces came back, each once: their stock returns with it. Throws 409 and 422. */
export async function returnPieces(
  tx: Tx,
  order: HeldOrder,
  { by, lines: asked, reason }: Omit<ReturnPieces, 'version'> & { by: Actor },
): Promise<void> {
  const back = comingBack(await heldLines(tx, order.id), asked);
  if (back.length === 0) {
    throw conflict('wrong_transition', 'No shipped piece of this order is left to come back');
  }
  await readOrderables(
    tx,
    back.map(({ line }) => line.product_id),
    { lock: true },
  );
  for (const { line, quantity } of back) {
    await tx
      .updateTable('order_lines')
      .set({ returned: line.returned + quantity })
      .where('order_id', '=', order.id)
      .where('position', '=', line.position)
      .execute();
  }
  await tx
    .insertInto('stock_movements')
    .values(
      back.map(({ line, quantity }) => ({
        product_id: line.product_id,
        quantity,
        reason: 'return' as const,
        order_id: order.id,
        actor: by.name,
        user_id: by.id,
        note: reason ?? null,
      })),
    )
    .execute();
  await settlePayment(tx, order);
  await touchOrder(tx, order);
  const pieces = back.map(({ line, quantity }) => ({ position: line.position, quantity }));
  await writeEvent(tx, {
    subject: 'order',
    id: order.id,
    kind: 'returned',
    by,
    text: reason ?? null,
    after: { pieces },
  });
}
