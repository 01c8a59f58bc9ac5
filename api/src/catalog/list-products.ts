import { DEFAULT_PRODUCT_SORT, type ProductSort } from '@evmandi/contract/domain/sorts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { ProductCard, ProductList } from '../../contract/catalog.ts';
import type { FacetValue } from '../../contract/facets.ts';
import type { ProductsQuery } from '../../contract/filters.ts';
import type { Database } from '../database/database.ts';
import { cardsById, selectCards, toCard } from './cards.ts';
import { type Category, type CategoryTree, loadCategoryTree } from './category-tree.ts';
import { countCells } from './count-cells.ts';
import { emptyAdvice } from './empty-advice.ts';
import { facetsOf, spanOf, totalOf } from './facet-values.ts';
import { allBrands, brandsIn, categoryNamed, resolve } from './resolve.ts';
import { byRelevance, correctedSearch } from './search.ts';
import { conditionsOf, every, type Selection } from './selection.ts';

/** The identity ends every order, so that pages never overlap. */
const ORDERS: Record<ProductSort, Expression<unknown>> = {
  popularity: sql`products.popularity desc, products.id`,
  price_asc: sql`products.price, products.id`,
  price_desc: sql`products.price desc, products.id desc`,
  name: sql`lower(products.name) collate "C", products.id`,
  rating: sql`products.rating desc, products.review_count desc, products.id`,
};

/** So few that sorting all of them is quick, where a planner that expects more would walk an index. */
const FEW = 1_000;

function idsOf(
  selection: Selection,
  order: Expression<unknown>,
  total: number,
  query: ProductsQuery,
) {
  const { page, page_size: pageSize } = query;
  const found = sql`select * from products where ${every(conditionsOf(selection).values())}`;
  return sql`select products.id from (${found} ${total <= FEW ? sql`offset 0` : sql``}) products
    order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/** What stands on the cards is only looked up for those of the page, not for all before it. */
async function pageOf(
  db: Database,
  tree: CategoryTree,
  { selection, total, query }: { selection: Selection; total: number; query: ProductsQuery },
): Promise<ProductCard[]> {
  const { search } = selection;
  const sorted = ORDERS[query.sort];
  const order =
    search && query.sort === DEFAULT_PRODUCT_SORT ? sql`${byRelevance(search)}, ${sorted}` : sorted;
  const found = await selectCards(db)
    .where(sql<SqlBool>`products.id in (${idsOf(selection, order, total, query)})`)
    .orderBy(order)
    .execute();
  return found.map((row) => toCard(tree, row));
}

/** The selection with its counts; misspelt words, when nothing holds them, replaced by what they may mean. */
async function counted(db: Database, asked: Selection, text: string | undefined) {
  const tallies = await countCells(db, asked);
  if (!asked.search || tallies.length > 0) return { selection: asked, tallies };
  const search = await correctedSearch(db, text ?? '');
  if (!search) return { selection: asked, tallies };
  const selection = { ...asked, search };
  const found = await countCells(db, selection);
  return found.length > 0 ? { selection, tallies: found } : { selection: asked, tallies };
}

function describe(tree: CategoryTree, category: Category, below: readonly FacetValue[]) {
  const { slug, name, id } = category;
  const children = below.map(({ value, name, count }) => ({ slug: value, name, count }));
  return { slug, name, path: tree.path(id), children };
}

const withoutFilters = (products: ProductCard[]): ProductList => ({
  category: null,
  products,
  page: { page: 1, pageSize: Math.max(products.length, 1), pages: 1, total: products.length },
  facets: null,
  priceSpan: null,
  empty: null,
  corrected: null,
});

/**
 * A page of product cards with the counts of every filter. With `ids` the answer holds those that exist,
 * in that order, on one page, whatever else is asked. An unknown category, brand or model is a 404.
 */
export async function listProducts(db: Database, query: ProductsQuery): Promise<ProductList> {
  const tree = await loadCategoryTree(db);
  if (query.ids) return withoutFilters(await cardsById(db, tree, query.ids));

  const category = categoryNamed(tree, query.category);
  const brands = await allBrands(db);
  const asked = await resolve(db, query, { category, brands });
  const { selection, tallies } = await counted(db, asked, query.q);
  const total = totalOf(tallies);
  const { page, page_size: pageSize } = query;
  const children = category ? tree.children(category) : tree.roots();
  const { search, modelIds, filters } = asked;
  const isSearch = search !== undefined && !modelIds && !filters.budget;
  const [products, empty, listed] = await Promise.all([
    total > (page - 1) * pageSize ? pageOf(db, tree, { selection, total, query }) : [],
    total === 0 ? emptyAdvice(db, selection, tallies) : null,
    isSearch && query.facets !== false ? brandsIn(db, category?.id) : [],
  ]);
  const facets = facetsOf(tallies, {
    categories: children,
    brands,
    listedBrandIds: [...listed, ...(selection.brandIds ?? [])],
  });
  return {
    category: category ? describe(tree, category, facets.categories) : null,
    products,
    page: { page, pageSize, pages: Math.ceil(total / pageSize), total },
    ...(query.facets === false
      ? { facets: null, priceSpan: null, empty: null }
      : { facets, priceSpan: spanOf(tallies), empty }),
    corrected: selection.search?.corrected ?? null,
  };
}
