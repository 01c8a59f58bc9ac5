import { type SqlBool, sql } from 'kysely';
import type { ProductsQuery } from '../../contract/filters.ts';
import type { Database } from '../database/database.ts';
import { vehiclesNamed } from '../fitment/vehicles-named.ts';
import { notFound } from '../http/failure.ts';
import type { Category, CategoryTree } from './category-tree.ts';
import type { Named } from './facet-values.ts';
import { searchFor } from './search.ts';
import type { Selection } from './selection.ts';
import { declaredIn } from './technical/declared.ts';
import { factsAsked } from './technical/facts-asked.ts';

/** All brands, those of the listing's filter first, then those of the home page, then by name. */
export function allBrands(db: Database): Promise<Named[]> {
  return db
    .selectFrom('brands')
    .select(['id', 'slug', 'name'])
    .orderBy('part_position', (order) => order.asc().nullsLast())
    .orderBy('home_position', (order) => order.asc().nullsLast())
    .orderBy('name')
    .execute();
}

/**
 * Brands that a filter lists even where a search finds nothing of theirs: those of the category's facet
 * sets, which are far fewer than its products.
 */
export async function brandsIn(db: Database, categoryId: string | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('facet_sets')
    .select('brand_id')
    .distinct()
    .$if(categoryId !== undefined, (query) =>
      query.where(sql<SqlBool>`category_ids @> array[${categoryId}::integer]`),
    )
    .execute();
  return rows.map(({ brand_id }) => String(brand_id));
}

/** The category of a slug or alias; undefined without one. Throws 404 for an unknown one. */
export function categoryNamed(tree: CategoryTree, slug: string | undefined): Category | undefined {
  if (slug === undefined) return undefined;
  const category = tree.find(slug);
  if (!category) throw notFound('There is no such category', 'unknown_category');
  return category;
}

function brandIdsNamed(brands: readonly Named[], slugs: string[] | undefined) {
  return slugs?.map((slug) => {
    const brand = brands.find((known) => known.slug === slug);
    if (!brand) throw notFound(`There is no brand ${slug}`, 'unknown_brand');
    return brand.id;
  });
}

async function modelIdsNamed(db: Database, slug: string | undefined, brandIds?: string[]) {
  if (slug === undefined) return undefined;
  const rows = await db
    .selectFrom('models')
    .select('id')
    .where('slug', '=', slug)
    .$if(brandIds !== undefined, (query) => query.where('brand_id', 'in', brandIds ?? []))
    .execute();
  if (rows.length === 0) throw notFound('There is no such model', 'unknown_model');
  return rows.map(({ id }) => id);
}

/** The query with its names resolved. An unknown category, brand or model is a 404 with its own code. */
export async function resolve(
  db: Database,
  query: ProductsQuery,
  { category, brands }: { category: Category | undefined; brands: readonly Named[] },
): Promise<Selection> {
  const brandIds = brandIdsNamed(brands, query.brand);
  const [modelIds, vehicles, search, facts] = await Promise.all([
    modelIdsNamed(db, query.model, brandIds),
    query.fits && vehiclesNamed(db, query.fits),
    query.q ? searchFor(db, query.q) : undefined,
    factsAsked(db, query),
  ]);
  return {
    categoryId: category?.id,
    search: query.q ? (search ?? null) : undefined,
    modelIds,
    vehicles,
    facts,
    declared: declaredIn(category?.slug),
    sharesFacts: query.q !== undefined && query.facets !== false,
    brandIds,
    filters: query,
  };
}
