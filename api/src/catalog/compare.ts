import type { ComparedProduct } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { numericIds, selectCards, toCard } from './cards.ts';
import { loadCategoryTree } from './category-tree.ts';

/** Returns the products of those ids in their order, with what is compared of them; ids of nothing are left out. */
export async function compareProducts(
  db: Database,
  ids: readonly string[],
): Promise<ComparedProduct[]> {
  const wanted = numericIds(ids);
  if (wanted.length === 0) return [];
  const [tree, rows] = await Promise.all([
    loadCategoryTree(db),
    selectCards(db)
      .select(['products.description', 'products.specifications'])
      .where('products.id', 'in', wanted)
      .execute(),
  ]);
  const compared = rows.map(({ description, specifications, ...row }) => ({
    ...toCard(tree, row),
    description,
    specifications,
  }));
  const byId = new Map(compared.map((product) => [product.id, product]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}
