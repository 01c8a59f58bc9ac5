import type { Variant } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { AVAILABILITY, SOLD_FROM } from './cards.ts';

/** All new products of a model: its variants, the cheapest first, in their colours. */
export async function variantsOf(db: Database, modelId: string | null): Promise<Variant[]> {
  if (modelId === null) return [];
  const rows = await db
    .selectFrom('products')
    .innerJoin('model_variants', 'model_variants.id', 'products.variant_id')
    .where('products.model_id', '=', modelId)
    .select([
      'products.id',
      'products.sku',
      'model_variants.name as variant',
      'products.colour_name as colourName',
      'products.colours',
      'products.price',
      AVAILABILITY.as('availability'),
      SOLD_FROM.as('soldFrom'),
    ])
    .orderBy('products.price')
    .orderBy('model_variants.id')
    .orderBy('products.id')
    .execute();
  return rows.map(({ price, colourName, ...variant }) => ({
    ...variant,
    colourName: colourName ?? '',
    price: Number(price),
  }));
}
