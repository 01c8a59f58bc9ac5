import type { Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { Calendar } from './calendar.ts';
import { known } from './known.ts';
import { MODELS } from './models/index.ts';
import { type Offer, offersOf, PRODUCT_OFFERS } from './offers.ts';

interface Offered {
  products: ReadonlyMap<string, string>;
  models: ReadonlyMap<string, string>;
  calendar: Calendar;
}

/** Offers that hold from the first day of the month of the first start, to the last of a later one. */
export async function seedOffers(
  db: Transaction<Schema>,
  { products, models, calendar }: Offered,
): Promise<void> {
  const row = ({ title, text, months }: Offer) => ({
    title,
    text,
    starts_on: calendar.monthBegins(0),
    ends_on: calendar.monthEnds(months),
  });
  await db
    .insertInto('offers')
    .values([
      ...MODELS.flatMap((model, index) =>
        offersOf(model, index).map((offer) => ({
          ...row(offer),
          model_id: known(models, `${model.brand} ${model.model}`),
        })),
      ),
      ...Object.entries(PRODUCT_OFFERS).map(([sku, offer]) => ({
        ...row(offer),
        product_id: known(products, sku),
      })),
    ])
    .execute();
}
