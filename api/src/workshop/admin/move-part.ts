import type { MovePart } from '../../../contract/job-card-changes.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { conflict } from '../../http/failure.ts';
import { withIdempotencyKey } from '../../http/idempotency.ts';
import { inChange, type Tx } from '../../orders/changes/hold-order.ts';
import { type Orderable, readOrderables } from '../../orders/orderables.ts';
import { type HeldCard, holdCard, mustBeInWork, tell, wrong } from './hold-card.ts';
import { addPart, partOf, setPart } from './want-part.ts';

interface Move {
  card: HeldCard;
  product: Orderable;
  quantity: number;
  by: Caller;
}

const short = (code: string, message: string) =>
  conflict(code, message, [{ path: 'quantity', message }]);

/**
 * The estimate grew: it is another version, so that nobody records that the owner accepted one that nobody has seen.
 */
const countVersion = (tx: Tx, { id, progress }: HeldCard) =>
  tx.updateTable('job_cards').set({ progress }).where('id', '=', id).execute();

/** Moves stock to or from a card; the database keeps the product's stock by it. */
async function moveStock(tx: Tx, { card, product, by }: Move, quantity: number): Promise<void> {
  await tx
    .insertInto('stock_movements')
    .values({
      product_id: product.id,
      quantity,
      reason: 'workshop',
      job_card_id: card.id,
      actor: by.name,
      user_id: by.id,
    })
    .execute();
}

async function take(tx: Tx, move: Move): Promise<void> {
  const { card, product, quantity, by } = move;
  if (product.stock < quantity) {
    throw short(
      'short_stock',
      product.stock <= 0
        ? `${product.name} is out of stock`
        : `Only ${product.stock} of ${product.name} left`,
    );
  }
  const known = await partOf(tx, card.id, product.id);
  const taken = quantity + (known?.taken ?? 0);
  if (taken > (known?.wanted ?? 0)) await countVersion(tx, card);
  if (known) {
    const next = { ...known, taken, wanted: Math.max(known.wanted, taken) };
    await setPart(tx, { cardId: card.id, productId: product.id }, next, { moved: true });
  } else {
    await addPart(tx, card.id, { product, wanted: quantity, taken });
  }
  await moveStock(tx, move, -quantity);
  await tell(tx, card.id, {
    kind: 'taken',
    text: `Taken from stock: ${quantity} x ${product.name}`,
    by,
    before: { sku: product.sku, taken: known?.taken ?? 0 },
    after: { sku: product.sku, taken },
  });
}

async function giveBack(tx: Tx, move: Move): Promise<void> {
  const { card, product, quantity, by } = move;
  const known = await partOf(tx, card.id, product.id);
  if (!known || known.taken < quantity) {
    const out = known?.taken ?? 0;
    throw short(
      'not_taken',
      out === 0
        ? `None of ${product.name} is taken: there is nothing to give back`
        : `Only ${out} of ${product.name} are taken`,
    );
  }
  const next = { ...known, taken: known.taken - quantity, wanted: known.wanted - quantity };
  await setPart(tx, { cardId: card.id, productId: product.id }, next, { moved: next.taken > 0 });
  await moveStock(tx, move, quantity);
  await tell(tx, card.id, {
    kind: 'returned',
    text: `Given back to stock: ${quantity} x ${product.name}`,
    by,
    before: { sku: product.sku, taken: known.taken },
    after: { sku: product.sku, taken: next.taken },
  });
}

const MOVES = { takes: take, returns: giveBack };

/**
 * Takes pieces from stock for a card, or gives them back; for each key once. Pieces given back are wanted no longer.
 * Throws 404, 409 and 422.
 */
export function movePart(
  db: Database,
  kind: keyof typeof MOVES,
  { number, part, key, by }: { number: string; part: MovePart; key: string; by: Caller },
): Promise<void> {
  return inChange(db, async (tx) => {
    const card = await holdCard(tx, number, by);
    const call = { scope: `POST /api/job-cards/${number}/${kind} ${by.id}`, key, request: part };
    await withIdempotencyKey(tx, call, async () => {
      mustBeInWork(card);
      const product = (await readOrderables(tx, [part.productId], { lock: true })).get(
        part.productId,
      );
      if (!product) throw wrong('productId', 'There is no such part: choose another');
      await MOVES[kind](tx, { card, product, quantity: part.quantity, by });
      return {};
    });
  });
}
