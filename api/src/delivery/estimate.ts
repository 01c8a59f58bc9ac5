import { workingDaysAfter } from '@evmandi/contract/domain/arrival';
import { dayInIndia } from '@evmandi/contract/domain/dates';
import type { Delivery, DeliveryQuery } from '../../contract/delivery.ts';
import { AVAILABILITY, isProduct } from '../catalog/cards.ts';
import type { Database } from '../database/database.ts';
import { invalid, notFound } from '../http/failure.ts';
import { deliveryZone } from './zones.ts';

/** The day on which a product leaves; null when neither stock nor a delivery of it is there. */
async function leavesOn(db: Database, idOrSku: string, today: string): Promise<string | null> {
  const product = await db
    .selectFrom('products')
    .where(isProduct(idOrSku))
    .select(['restock_date', AVAILABILITY.as('availability')])
    .executeTakeFirst();
  if (!product) throw notFound('We could not find that product', 'unknown_product');
  if (product.availability === 'in_stock') return today;
  return product.availability === 'delivery_delay' ? product.restock_date : null;
}

/**
 * When something ordered now arrives at a PIN code; without a product, something in stock. 422 for a PIN
 * code to which nothing is delivered.
 */
export async function deliveryEstimate(
  db: Database,
  { pin, product }: DeliveryQuery,
  now = new Date(),
): Promise<Delivery> {
  const today = dayInIndia(now);
  const [zone, leaves] = await Promise.all([
    deliveryZone(db, pin),
    product === undefined ? today : leavesOn(db, product, today),
  ]);
  if (!zone) {
    throw invalid([
      { path: 'pin', message: `We do not deliver to ${pin} yet: choose another PIN code` },
    ]);
  }
  const { city, state, daysMin, daysMax } = zone;
  return {
    pin,
    city,
    state,
    days: { min: daysMin, max: daysMax },
    leaves,
    arrives:
      leaves === null
        ? null
        : {
            from: workingDaysAfter(leaves, daysMin),
            to: workingDaysAfter(leaves, daysMax),
          },
  };
}
