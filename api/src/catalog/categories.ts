import type { Categories, CategoryCard } from '../../contract/catalog.ts';
import type { Database } from '../database/database.ts';
import { pictureOf } from '../pictures/picture.ts';
import { type CategoryTree, loadCategoryTree } from './category-tree.ts';
import { countProducts } from './memberships.ts';

function cardsOf(tree: CategoryTree, counts: Map<string, number>): CategoryCard[] {
  return tree.cards().flatMap(({ id, slug, name, description, picture }) => {
    if (!picture) return [];
    const count = counts.get(id) ?? 0;
    return [{ slug, name, description, picture: pictureOf(picture, 'cut', ''), count }];
  });
}

/** The cards of the categories page, and every aisle with the number of products in and below it. */
export async function getCategories(db: Database): Promise<Categories> {
  const [tree, counts] = await Promise.all([loadCategoryTree(db), countProducts(db)]);
  const aisles = tree.aisles().map(({ id, slug, name }) => ({
    slug,
    name,
    parent: tree.path(id).at(-2)?.slug ?? null,
    count: counts.get(id) ?? 0,
  }));
  return { cards: cardsOf(tree, counts), tree: aisles };
}
