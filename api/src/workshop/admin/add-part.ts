import { sql } from 'kysely';
import type { AddPart } from '../../../contract/workshop.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { conflict, refused } from '../../http/failure.ts';
import { type Orderable, readOrderables } from '../../orders/orderables.ts';
import { type HeldCard, holdCard, mustBeOpen, type Tx, tell } from './hold-card.ts';

const MOST_OF_A_PART = 999;

async function heldProduct(db: Tx, { productId, quantity }: AddPart): Promise<Orderable> {
  const product = (await readOrderables(db, [productId], { lock: true })).get(productId);
  if (!product) {
    const message = 'There is no such product: choose another';
    throw refused('invalid_request', message, [{ path: 'productId', message }]);
  }
  if (product.stock < quantity) {
    const message =
      product.stock === 0
        ? `${product.name} is out of stock`
        : `Only ${product.stock} of ${product.name} left`;
    throw conflict('short_stock', message, [{ path: 'quantity', message }]);
  }
  return product;
}

/** The same part again raises its quantity, at the price that the card has. */
async function keepPart(db: Tx, card: HeldCard, product: Orderable, quantity: number) {
  const known = await db
    .selectFrom('job_card_parts')
    .select(['quantity', 'unit_price'])
    .where('job_card_id', '=', card.id)
    .where('product_id', '=', product.id)
    .executeTakeFirst();
  const whole = quantity + (known?.quantity ?? 0);
  if (whole > MOST_OF_A_PART) {
    const message = `A card has ${MOST_OF_A_PART} of a part or fewer`;
    throw refused('invalid_request', message, [{ path: 'quantity', message }]);
  }
  if (known) {
    await db
      .updateTable('job_card_parts')
      .set({ quantity: whole, net: Number(known.unit_price) * whole })
      .where('job_card_id', '=', card.id)
      .where('product_id', '=', product.id)
      .execute();
    return;
  }
  await db
    .insertInto('job_card_parts')
    .values((eb) => ({
      job_card_id: card.id,
      position: eb
        .selectFrom('job_card_parts')
        .select(sql<number>`(coalesce(max(position), 0) + 1)::smallint`.as('next'))
        .where('job_card_id', '=', card.id),
      product_id: product.id,
      sku: product.sku,
      name: product.name,
      quantity,
      unit_price: product.price,
      net: product.price * quantity,
    }))
    .execute();
}

/** Takes a part from stock for a card. Throws 404, 409 and 422. */
export function addPart(
  db: Database,
  { number, part, by }: { number: string; part: AddPart; by: Caller },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const card = await holdCard(transaction, number, part.version);
    mustBeOpen(card);
    const { quantity } = part;
    const product = await heldProduct(transaction, part);
    await keepPart(transaction, card, product, quantity);
    await transaction
      .insertInto('stock_movements')
      .values({
        product_id: product.id,
        quantity: -quantity,
        reason: 'workshop',
        job_card_id: card.id,
        actor: by.name,
        user_id: by.id,
      })
      .execute();
    const text = `Part added: ${quantity} x ${product.name}`;
    await tell(transaction, card.id, { kind: 'note', text, by });
    // Nothing of the card itself changed, but its version did.
    await transaction
      .updateTable('job_cards')
      .set({ progress: card.progress })
      .where('id', '=', card.id)
      .execute();
  });
}
