import { loadCategoryTree } from '../catalog/category-tree.ts';
import { countProducts } from '../catalog/memberships.ts';
import { wordsOf } from '../catalog/words.ts';
import type { Database } from '../database/database.ts';

/** A category as a menu of suggestions names it. */
export interface PlaceName {
  slug: string;
  name: string;
  count: number;
  words: string[];
}

export interface Names {
  places: PlaceName[];
  brands: Map<string, { slug: string; name: string }>;
}

/** Names that suggestions need and that change rarely. */
export async function loadNames(db: Database): Promise<Names> {
  const [tree, counts, brands] = await Promise.all([
    loadCategoryTree(db),
    countProducts(db),
    db.selectFrom('brands').select(['id', 'slug', 'name']).execute(),
  ]);
  const places = tree.aisles().map(({ id, slug, name }) => ({
    slug,
    name,
    count: counts.get(id) ?? 0,
    words: wordsOf(name),
  }));
  return { places, brands: new Map(brands.map(({ id, ...brand }) => [id, brand])) };
}

const MOST_PLACES = 4;

/** Categories that hold something and whose name has, for each word, one that begins so; the largest first. */
export function placesNamed(places: readonly PlaceName[], words: readonly string[]) {
  if (words.length === 0) return [];
  return places
    .filter(({ count }) => count > 0)
    .filter((place) => words.every((word) => place.words.some((own) => own.startsWith(word))))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_PLACES)
    .map(({ slug, name, count }) => ({ slug, name, count }));
}
