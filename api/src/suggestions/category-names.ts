import { loadCategoryTree } from '../catalog/category-tree.ts';
import { wordsOf } from '../catalog/words.ts';
import type { Database } from '../database/database.ts';

/** A category as suggestions name it. */
export interface CategoryName {
  slug: string;
  name: string;
  count: number;
  words: string[];
}

export interface Names {
  categories: CategoryName[];
  brands: Map<string, { slug: string; name: string }>;
}

/** Names that suggestions need and that change rarely. */
export async function loadNames(
  db: Database,
  countProducts: () => Promise<Map<string, number>>,
): Promise<Names> {
  const [tree, counts, brands] = await Promise.all([
    loadCategoryTree(db),
    countProducts(),
    db.selectFrom('brands').select(['id', 'slug', 'name']).execute(),
  ]);
  const categories = tree.aisles().map(({ id, slug, name }) => ({
    slug,
    name,
    count: counts.get(id) ?? 0,
    words: wordsOf(name),
  }));
  return { categories, brands: new Map(brands.map(({ id, ...brand }) => [id, brand])) };
}

const MOST_CATEGORIES = 4;

/** Categories that hold something and whose name has, for each word, one that begins so; the largest first. */
export function categoriesNamed(categories: readonly CategoryName[], words: readonly string[]) {
  if (words.length === 0) return [];
  return categories
    .filter(({ count }) => count > 0)
    .filter((category) => words.every((word) => category.words.some((own) => own.startsWith(word))))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_CATEGORIES)
    .map(({ slug, name, count }) => ({ slug, name, count }));
}
