import { UPCOMING } from '@evmandi/contract/domain/availability';
import type { Condition } from '@evmandi/contract/domain/filter-values';
import { sql } from 'kysely';
import type { ProductDetail } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { TODAY } from '../database/india.ts';

/** Offers of a product or, of a new vehicle, its model that are valid today in India, the one that ends first above. */
export async function offersOf(
  db: Database,
  { id, modelId, condition }: { id: string; modelId: string | null; condition: Condition },
): Promise<ProductDetail['offers']> {
  return db
    .selectFrom('offers')
    .where((eb) =>
      eb.or([
        eb('product_id', '=', id),
        ...(modelId && condition === 'new' ? [eb('model_id', '=', modelId)] : []),
      ]),
    )
    .where('starts_on', '<=', TODAY)
    .where('ends_on', '>=', TODAY)
    .select(['id', 'title', 'text', 'starts_on as startsOn', 'ends_on as endsOn'])
    .orderBy('ends_on')
    .orderBy('id')
    .execute();
}

/** Models with an offer that is valid today in India. */
export async function modelsOnOffer(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('offers')
    .leftJoin('products', 'products.id', 'offers.product_id')
    .where('starts_on', '<=', TODAY)
    .where('ends_on', '>=', TODAY)
    .select(sql<string | null>`coalesce(offers.model_id, products.model_id)`.as('id'))
    .distinct()
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** HOME-11: the label is the same in every month. */
const ON_OFFER = 'View September Offers';

/** The words of a card's link to its model's offers. */
export const offersLabel = (onOffer: boolean, upcoming: boolean): string =>
  upcoming ? UPCOMING : onOffer ? ON_OFFER : 'View Offers';
