import { type Expression, type SqlBool, sql } from 'kysely';
import { BUDGETS, type Filter, type ProductsQuery } from '../../contract/filters.ts';
import type { Search } from './search.ts';
import { finds } from './search.ts';

export type Condition = Expression<SqlBool>;

/** What a listing is asked for, names resolved to ids; what is left out does not narrow. */
export interface Selection {
  categoryId?: string | undefined;
  /** `null`: words that nothing can be found by. */
  search?: Search | null | undefined;
  modelIds?: string[] | undefined;
  brandIds?: string[] | undefined;
  filters: Pick<
    ProductsQuery,
    | 'price_min'
    | 'price_max'
    | 'rating'
    | 'colour'
    | 'in_stock'
    | 'discounted'
    | 'condition'
    | 'body_style'
    | 'fuel'
    | 'budget'
  >;
}

const PAISE = 100;

function within(from: number | undefined, below: number | undefined): Condition | undefined {
  const low = from === undefined ? undefined : sql<SqlBool>`products.price >= ${from}`;
  const high = below === undefined ? undefined : sql<SqlBool>`products.price < ${below}`;
  if (low && high) return sql<SqlBool>`(${low} and ${high})`;
  return low ?? high;
}

/** Both ends in whole rupees, included: 999.50 rupees are not within 999. */
function priceCondition({ filters }: Selection): Condition | undefined {
  const { price_min: min, price_max: max } = filters;
  return within(
    min === undefined ? undefined : min * PAISE,
    max === undefined ? undefined : max * PAISE + 1,
  );
}

function budgetCondition({ filters }: Selection): Condition | undefined {
  const budget = BUDGETS.find(({ slug }) => slug === filters.budget);
  if (!budget) return undefined;
  const { from, below } = budget;
  return within(from * PAISE, below === null ? undefined : below * PAISE);
}

const anyOf = (values: readonly string[]) => sql.join(values.map((value) => sql`${value}`));

/**
 * The conditions of a selection by filter, on the tables `products` or, for those of a facet set,
 * `facets`; only what narrows.
 */
export function conditionsOf(
  selection: Selection,
  facets: 'products' | 'facets' = 'products',
): Map<Filter, Condition> {
  const { categoryId, search, modelIds, brandIds, filters } = selection;
  const column = (name: string) => sql.ref(`${facets}.${name}`);
  const { rating, colour, in_stock, discounted, condition, body_style, fuel } = filters;
  const stars = facets === 'facets' ? sql`facets.stars` : sql`products.rating`;
  const stocked = facets === 'facets' ? sql`facets.stocked` : sql`(products.stock > 0)`;
  const reduced =
    facets === 'facets' ? sql`facets.discounted` : sql`(products.original_price is not null)`;
  const all: [Filter, Condition | undefined | false][] = [
    [
      'category',
      categoryId !== undefined &&
        sql<SqlBool>`${column('category_ids')} @> array[${categoryId}::integer]`,
    ],
    ['q', search === null ? sql<SqlBool>`false` : search && finds(search)],
    ['model', modelIds && sql<SqlBool>`products.model_id in (${anyOf(modelIds)})`],
    ['budget', budgetCondition(selection)],
    ['price', priceCondition(selection)],
    ['brand', brandIds && sql<SqlBool>`${column('brand_id')} in (${anyOf(brandIds)})`],
    ['rating', rating !== undefined && sql<SqlBool>`${stars} >= ${rating}`],
    ['colour', colour && sql<SqlBool>`${column('colours')} && array[${anyOf(colour)}]::text[]`],
    ['in_stock', in_stock === true && sql<SqlBool>`${stocked}`],
    ['discounted', discounted === true && sql<SqlBool>`${reduced}`],
    ['condition', condition && sql<SqlBool>`${column('condition')} = ${condition}`],
    ['body_style', body_style && sql<SqlBool>`${column('body_style')} in (${anyOf(body_style)})`],
    ['fuel', fuel && sql<SqlBool>`${column('fuel')} in (${anyOf(fuel)})`],
  ];
  return new Map(
    all.flatMap(([filter, condition]) => (condition ? [[filter, condition] as const] : [])),
  );
}

export const every = (conditions: Iterable<Condition>): Condition => {
  const all = [...conditions];
  return all.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(all, sql` and `)})`;
};
