import { sql } from 'kysely';
import { MOST_OF_A_PART } from '../../../contract/job-card-changes.ts';
import { conflict } from '../../http/failure.ts';
import type { Tx } from '../../orders/changes/hold-order.ts';
import { type Orderable, readOrderables } from '../../orders/orderables.ts';
import type { HeldCard } from './hold-card.ts';
import { wrong } from './hold-card.ts';

/** How a part stands on a card. */
export interface CardPart {
  wanted: number;
  taken: number;
  unitPrice: number;
}

/** A part of a card that is held; null where it has none of it. */
export async function partOf(tx: Tx, cardId: string, productId: string): Promise<CardPart | null> {
  const row = await tx
    .selectFrom('job_card_parts')
    .select(['wanted', 'taken', 'unit_price'])
    .where('job_card_id', '=', cardId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row ? { wanted: row.wanted, taken: row.taken, unitPrice: Number(row.unit_price) } : null;
}

/** Adds a part to a card, at the price of today. */
export async function addPart(
  tx: Tx,
  cardId: string,
  { product, wanted, taken = 0 }: { product: Orderable; wanted: number; taken?: number },
): Promise<void> {
  await tx
    .insertInto('job_card_parts')
    .values((eb) => ({
      job_card_id: cardId,
      position: eb
        .selectFrom('job_card_parts')
        .select(sql<number>`(coalesce(max(position), 0) + 1)::smallint`.as('next'))
        .where('job_card_id', '=', cardId),
      product_id: product.id,
      sku: product.sku,
      name: product.name,
      wanted,
      taken,
      taken_at: taken > 0 ? sql<Date>`now()` : null,
      unit_price: product.price,
      net: product.price * wanted,
    }))
    .execute();
}

/** Changes how a part stands on a card, at the price that the card has; one of which none is wanted goes. */
export async function setPart(
  tx: Tx,
  { cardId, productId }: { cardId: string; productId: string },
  { wanted, taken, unitPrice }: CardPart,
  { moved }: { moved: boolean },
): Promise<void> {
  if (wanted > MOST_OF_A_PART) {
    throw wrong('quantity', `A card has ${MOST_OF_A_PART} of a part or fewer`);
  }
  if (wanted === 0) {
    await tx
      .deleteFrom('job_card_parts')
      .where('job_card_id', '=', cardId)
      .where('product_id', '=', productId)
      .execute();
    return;
  }
  await tx
    .updateTable('job_card_parts')
    .set({ wanted, taken, net: unitPrice * wanted, ...(moved && { taken_at: sql<Date>`now()` }) })
    .where('job_card_id', '=', cardId)
    .where('product_id', '=', productId)
    .execute();
}

const noSuch = (path: string) => wrong(path, 'There is no such part: choose another');

/** Puts the parts of a new card down as wanted. Throws 422. */
export async function wantParts(
  tx: Tx,
  cardId: string,
  parts: readonly { productId: string; quantity: number }[],
): Promise<void> {
  const products = await readOrderables(
    tx,
    parts.map(({ productId }) => productId),
  );
  for (const [index, { productId, quantity }] of parts.entries()) {
    const product = products.get(productId);
    if (!product) throw noSuch(`parts.${index}.productId`);
    await addPart(tx, cardId, { product, wanted: quantity });
  }
}

/** Changes how many pieces of a part a card wants. Returns what to tell of it. Throws 409 and 422. */
export async function wantPart(
  tx: Tx,
  { id }: HeldCard,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<string> {
  const product = (await readOrderables(tx, [productId])).get(productId);
  if (!product) throw noSuch('part.productId');
  const known = await partOf(tx, id, productId);
  if (known && quantity < known.taken) {
    const message = `${known.taken} of ${product.name} are taken: give them back first`;
    throw conflict('wrong_transition', message, [{ path: 'part.quantity', message }]);
  }
  if (known) {
    await setPart(tx, { cardId: id, productId }, { ...known, wanted: quantity }, { moved: false });
  } else if (quantity > 0) {
    await addPart(tx, id, { product, wanted: quantity });
  }
  return quantity === 0
    ? `${product.name} wanted no longer`
    : `Wanted: ${quantity} x ${product.name}`;
}
