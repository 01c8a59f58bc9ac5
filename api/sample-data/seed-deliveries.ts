import type { Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { Calendar } from './calendar.ts';
import { known } from './known.ts';

interface Awaited {
  sku: string;
  restockInDays?: number;
}

/** Pieces of every announced delivery: as much as an opening stock. */
const PIECES = 40;

/** Announces a delivery of each product that is out of stock and has a day for it. */
export async function seedDeliveries(
  db: Transaction<Schema>,
  products: readonly Awaited[],
  ids: ReadonlyMap<string, string>,
  calendar: Calendar,
): Promise<void> {
  await db
    .insertInto('deliveries')
    .values(
      products.flatMap(({ sku, restockInDays }) =>
        restockInDays === undefined
          ? []
          : {
              product_id: known(ids, sku),
              quantity: PIECES,
              expected_on: calendar.day(restockInDays),
            },
      ),
    )
    .execute();
}
