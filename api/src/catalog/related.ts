import { sql } from 'kysely';
import type { ProductCard } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { sharesVehicle, suitsVehicles } from '../fitment/same-vehicles.ts';
import { notFound } from '../http/failure.ts';
import { type CardRow, isProduct, selectCards, toCard } from './cards.ts';
import { loadCategoryTree } from './category-tree.ts';
import { isIn } from './memberships.ts';

const USUALLY = 8;
const NUMERIC_ID = /^\d{1,18}$/;

export interface RelatedOptions {
  /** Ids that are shown already. */
  without?: readonly string[] | undefined;
  limit?: number | undefined;
}

/**
 * What goes beside a product: in stock and of its category, for the same vehicles, what is built like it and then the
 * most popular first; what is missing comes from the category above. A vehicle's own model is left out, every other
 * model comes once, and what is for other vehicles only never.
 */
export async function relatedProducts(
  db: Database,
  idOrSku: string,
  { without = [], limit = USUALLY }: RelatedOptions = {},
): Promise<ProductCard[]> {
  const [tree, product] = await Promise.all([
    loadCategoryTree(db),
    db
      .selectFrom('products')
      .where(isProduct(idOrSku))
      .select(['id', 'category_id', 'model_id', 'body_style', 'vehicle'])
      .executeTakeFirst(),
  ]);
  if (!product) throw notFound('We could not find that product', 'unknown_product');

  const shown = new Set([product.id, ...without.filter((id) => NUMERIC_ID.test(id))]);
  const beside = { id: product.id, modelId: product.model_id };
  const chosen: CardRow[] = [];
  for (const category of tree.upwards(product.category_id)) {
    const missing = limit - chosen.length;
    if (missing <= 0) break;
    const more = await selectCards(db)
      .where(isIn(category))
      .where('products.id', 'not in', [...shown])
      .where('products.stock', '>', 0)
      .where(sql<boolean>`(products.variant_id is null or products.lead)`)
      .where(
        sql<boolean>`(products.model_id is null or products.model_id is distinct from ${product.model_id}::bigint)`,
      )
      .where(suitsVehicles(beside))
      .orderBy(sharesVehicle(beside), 'desc')
      .orderBy(
        sql`(products.body_style is not distinct from ${product.body_style}::text)
          and (products.vehicle is not distinct from ${product.vehicle}::text)`,
        'desc',
      )
      .orderBy('products.popularity', 'desc')
      .orderBy('products.id')
      .limit(missing)
      .execute();
    for (const row of more) shown.add(row.id);
    chosen.push(...more);
  }
  return chosen.map((row) => toCard(tree, row));
}
