import { type ProductSort, usualSort } from '@evmandi/contract/domain/sorts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { ProductCard, ProductList } from '../../contract/catalog.ts';
import type { FacetValue } from '../../contract/facets.ts';
import type { ProductsQuery } from '../../contract/filters.ts';
import type { Database } from '../database/database.ts';
import { fitsAny } from '../fitment/conditions.ts';
import { publicPageOf } from '../http/pages.ts';
import { countMiss, isWholeSearch } from '../searches/count-miss.ts';
import { cardsById, selectCards, toCard } from './cards.ts';
import { type Category, type CategoryTree, loadCategoryTree } from './category-tree.ts';
import { correctedSearch } from './corrected-search.ts';
import { countCells, type Tally } from './count-cells.ts';
import { emptyAdvice } from './empty-advice.ts';
import { facetsOf, spanOf, totalOf } from './facet-values.ts';
import { nearNumber } from './near-number.ts';
import { withPriceAsked } from './price-asked.ts';
import { priceStepsOf } from './price-steps.ts';
import { allBrands, brandsIn, categoryNamed, resolve } from './resolve.ts';
import { asPart, byRelevance, ofAnyKind } from './search.ts';
import { conditionsOf, every, type Selection } from './selection.ts';
import { sharedFacts } from './technical/shared-facts.ts';

/** The identity ends every order, so that pages never overlap. */
const ORDERS: Record<Exclude<ProductSort, 'relevance'>, Expression<unknown>> = {
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

/** By default what the words mean comes first, then what fits a vehicle asked for, before what fits any. */
function orderOf({ search, vehicles }: Selection, sort: ProductSort) {
  if (sort !== 'relevance' && sort !== 'popularity') return ORDERS[sort];
  const fitting = vehicles
    ? sql`${fitsAny(vehicles)} desc, ${ORDERS.popularity}`
    : ORDERS.popularity;
  return search && sort === 'relevance' ? sql`${byRelevance(search)}, ${fitting}` : fitting;
}

/** What stands on the cards is only looked up for those of the page, not for all before it. */
async function pageOf(
  db: Database,
  tree: CategoryTree,
  { selection, total, query }: { selection: Selection; total: number; query: ProductsQuery },
): Promise<ProductCard[]> {
  const order = orderOf(selection, query.sort ?? usualSort(query.q));
  const found = await selectCards(db, selection.vehicles)
    .where(sql<SqlBool>`products.id in (${idsOf(selection, order, total, query)})`)
    .orderBy(order)
    .execute();
  return found.map((row) => toCard(tree, row));
}

/**
 * The selection with its counts. Where nothing is found: the part number that is nearly the same, a part for the vehicle
 * that is named behind it, things of any kind that hold the words, then misspelt words replaced by what they may mean; `exact` takes them as they are.
 */
async function counted(db: Database, asked: Selection, { q = '', exact }: ProductsQuery) {
  const tallies = await countCells(db, asked);
  if (!asked.search || tallies.length > 0) return { selection: asked, tallies };
  for (const other of exact
    ? [asPart, ofAnyKind]
    : [nearNumber, asPart, ofAnyKind, correctedSearch]) {
    const search = await other(db, q);
    const selection = search ? { ...asked, search } : asked;
    const found = search ? await countCells(db, selection) : [];
    if (found.length > 0) return { selection, tallies: found };
  }
  return { selection: asked, tallies };
}

function describe(tree: CategoryTree, category: Category, below: readonly FacetValue[]) {
  const { slug, name, id } = category;
  const children = below.map(({ value, name, count }) => ({ slug: value, name, count }));
  return { slug, name, path: tree.path(id), children };
}

const withoutRecord = (selection: Selection): Selection => ({
  ...selection,
  sharesFacts: false,
  filters: { ...selection.filters, unrecorded: true },
});

const withoutFilters = (products: ProductCard[]): ProductList => ({
  category: null,
  products,
  page: { page: 1, pageSize: Math.max(products.length, 1), pages: 1, total: products.length },
  facets: null,
  priceSpan: null,
  empty: null,
  corrected: null,
  unrecorded: null,
});

/** What the category declares; where it declares nothing, what a search has found may all be of one that does. */
const declaredFor = (tree: CategoryTree, selection: Selection, tallies: Tally[]) => {
  const { declared = [], sharesFacts } = selection;
  return sharesFacts && declared.length === 0 ? sharedFacts(tree, tallies) : declared;
};

/**
 * A page of product cards with the counts of every filter. With `ids` the answer holds those that exist,
 * in that order, on one page, whatever else is asked. An unknown category, brand or model is a 404.
 */
export async function listProducts(db: Database, given: ProductsQuery): Promise<ProductList> {
  const tree = await loadCategoryTree(db);
  if (given.ids) return withoutFilters(await cardsById(db, tree, given.ids));

  const { query, understood } = await withPriceAsked(db, given);
  const category = categoryNamed(tree, query.category);
  const brands = await allBrands(db);
  const asked = await resolve(db, query, { category, brands });
  const { selection, tallies } = await counted(db, asked, query);
  const total = totalOf(tallies);
  const { page, page_size: pageSize } = query;
  const corrected = selection.search?.corrected ?? null;
  if (isWholeSearch(query) && (total === 0 || corrected !== null)) {
    await countMiss(db, query.q ?? '', corrected);
  }
  const children = category ? tree.children(category) : tree.roots();
  const { search, modelIds, vehicles, filters } = asked;
  const isSearch = search !== undefined && !modelIds && !vehicles && !filters.budget;
  const isFitted = vehicles !== undefined && !filters.unrecorded;
  const [products, empty, listed, unrecorded, priceSteps] = await Promise.all([
    total > (page - 1) * pageSize ? pageOf(db, tree, { selection, total, query }) : [],
    total === 0 && query.facets !== false ? emptyAdvice(db, selection, tallies) : null,
    isSearch && query.facets !== false ? brandsIn(db, category?.id) : [],
    isFitted ? countCells(db, withoutRecord(selection)).then(totalOf) : null,
    query.price_steps ? priceStepsOf(db, selection) : null,
  ]);
  const facets = facetsOf(tallies, {
    categories: children,
    brands,
    listedBrandIds: [...listed, ...(selection.brandIds ?? [])],
    declared: declaredFor(tree, selection, tallies),
    chosen: query,
  });
  return {
    category: category ? describe(tree, category, facets.categories) : null,
    products,
    page: publicPageOf(page, total, pageSize),
    ...(query.facets === false
      ? { facets: null, priceSpan: null, empty: null }
      : { facets, priceSpan: spanOf(tallies), empty }),
    corrected,
    ...(understood && { understood }),
    ...(vehicles && {
      vehicles: vehicles.map(({ text, fullName }) => ({ value: text, name: fullName })),
    }),
    unrecorded,
    ...(priceSteps && { priceSteps }),
  };
}
