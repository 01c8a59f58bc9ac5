import { counted as countedWords } from '@evmandi/contract/domain/numbers';
import { CORRECTION_CAUSES, MOST_DELIVERED } from '@evmandi/contract/domain/stock';
import { sql } from 'kysely';
import type { CorrectedStock, CorrectStock } from '../../../contract/stock.ts';
import type { Database } from '../../database/database.ts';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict, givingCurrent, refused } from '../../http/failure.ts';
import { withIdempotencyKey } from '../../http/idempotency.ts';
import { inChange, type Tx } from '../../orders/changes/hold-order.ts';
import { allocatedBy } from './allocated.ts';
import { heldOf, readStockRow } from './stocked.ts';

const wrong = (path: string, message: string) =>
  refused('invalid_request', message, [{ path, message }]);

/** Returns the product with that part number, locked until the transaction ends, and what orders hold of it. Throws 422. */
async function holdProduct(tx: Tx, sku: string) {
  const product = await tx
    .selectFrom('products')
    .select(['id', 'stock', 'condition'])
    .where('sku', '=', sku)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!product) throw wrong('sku', 'There is no product with this part number: choose another');
  if (product.condition === 'used') {
    throw wrong('sku', 'A used vehicle is a single piece: its stock is not counted');
  }
  const { held } = await tx
    .selectNoFrom(heldOf(sql`${product.id}`).as('held'))
    .executeTakeFirstOrThrow();
  return { id: product.id, left: product.stock, held, onHand: product.stock + held };
}

type Held = Awaited<ReturnType<typeof holdProduct>>;

/** Returns by how many pieces the stock changes. Throws 409 for what others changed since, and below what is held. */
function differenceOf({ onHand, held }: Held, correction: CorrectStock): number {
  const { expected, counted, difference } = correction;
  const field = counted === undefined ? 'difference' : 'counted';
  if (onHand !== expected) {
    throw conflict(
      'stale_version',
      `There were ${countedWords(expected, 'piece')} on the shelf when you looked, and there are ${onHand} now: look at it again`,
    );
  }
  const after = counted ?? onHand + (difference ?? 0);
  if (after < held) {
    const message = `Orders hold ${countedWords(held, 'piece')} of it: fewer cannot be on the shelf. Ship or cancel some of them first`;
    throw conflict('held_stock', message, [{ path: field, message }]);
  }
  if (after > MOST_DELIVERED) {
    throw wrong(field, `At most ${MOST_DELIVERED} pieces can be on the shelf`);
  }
  return after - onHand;
}

async function correctIn(tx: Tx, correction: CorrectStock, by: Actor): Promise<CorrectedStock> {
  const { sku, cause, note } = correction;
  const held = await holdProduct(tx, sku);
  const difference = differenceOf(held, correction);
  const movement = await tx
    .insertInto('stock_movements')
    .values({
      product_id: held.id,
      quantity: difference,
      reason: 'correction',
      cause,
      note: note || null,
      actor: by.name,
      user_id: by.id,
    })
    .returning(['id', 'product_id'])
    .executeTakeFirstOrThrow();
  const allocated = await allocatedBy(tx, movement);
  const row = await readStockRow(tx, sku);
  await writeEvent(tx, {
    subject: 'stock',
    id: held.id,
    kind: 'corrected',
    by,
    text: [CORRECTION_CAUSES[cause], note].filter(Boolean).join(': '),
    before: { onHand: held.onHand, left: held.left },
    after: { onHand: row.onHand, left: row.left, cause },
  });
  return { difference, allocated, row };
}

/**
 * Corrects what there is of a product, once for a key: what is more goes to the orders that wait for it first.
 * Throws 409, with the row as it is now where somebody was faster, and 422.
 */
export const correctStock = (
  db: Database,
  correction: CorrectStock,
  { by, key }: { by: Actor; key: string },
): Promise<CorrectedStock> =>
  givingCurrent(
    () =>
      inChange(db, (tx) =>
        withIdempotencyKey(
          tx,
          { scope: `POST /admin/stock/corrections ${by.id}`, key, request: correction },
          () => correctIn(tx, correction, by),
        ),
      ),
    () => readStockRow(db, correction.sku),
  );
