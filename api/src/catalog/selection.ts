import { BUDGETS } from '@evmandi/contract/domain/filter-values';
import { FACTS, type FILTERS, type FilterKey } from '@evmandi/contract/domain/filters';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Filter, ProductsQuery } from '../../contract/filters.ts';
import { fitsOrUniversal, isUnrecorded } from '../fitment/conditions.ts';
import type { NamedVehicle } from '../fitment/vehicles-named.ts';
import { fits, GROUPS } from './filter-columns.ts';
import type { Search } from './search.ts';
import { finds } from './search.ts';
import type { DeclaredFact } from './technical/declared.ts';
import type { FactsAsked } from './technical/facts-asked.ts';

export type Condition = Expression<SqlBool>;

/** What a listing is asked for, names resolved to ids; what is left out does not narrow. */
export interface Selection {
  categoryId?: string | undefined;
  /** `null`: no product can be found by the words. */
  search?: Search | null | undefined;
  modelIds?: string[] | undefined;
  brandIds?: string[] | undefined;
  /** Only what fits one of them, or any. */
  vehicles?: NamedVehicle[] | undefined;
  facts?: FactsAsked | undefined;
  /** Technical facts that are counted: those of the category. */
  declared?: readonly DeclaredFact[] | undefined;
  /** Those of what is found may be all of one category: they are counted where that declares none. */
  sharesFacts?: boolean | undefined;
  filters: Partial<Pick<ProductsQuery, (typeof FILTERS)[FilterKey]['param']>>;
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

/** The products, or facet sets, that have one of the entries. */
const hasFact = (entries: readonly string[], table: string): Condition =>
  sql<SqlBool>`${sql.ref(`${table}.facts`)} && ${entries}::text[]`;

const anyOf = (values: readonly string[]) => sql.join(values.map((value) => sql`${value}`));

/**
 * Returns the conditions of a selection by filter, only of what narrows: on the table `products` or, for
 * those of a facet set, on `facets`.
 */
export function conditionsOf(
  selection: Selection,
  table: 'products' | 'facets' = 'products',
): Map<Filter, Condition> {
  const { categoryId, search, modelIds, brandIds, vehicles, filters } = selection;
  const fitting = filters.unrecorded ? undefined : vehicles;
  const counted = GROUPS.map((group): [Filter, Condition | undefined] => {
    const value = group === 'brand' ? brandIds : filters[group];
    return [group, value === undefined ? undefined : fits(group, value, table)];
  });
  const technical = FACTS.map((fact): [Filter, Condition | undefined] => {
    const entries = selection.facts?.get(fact);
    return [fact, entries && hasFact(entries, table)];
  });
  const all: [Filter, Condition | undefined | false][] = [
    [
      'category',
      categoryId !== undefined &&
        sql<SqlBool>`${sql.ref(`${table}.category_ids`)} @> array[${categoryId}::integer]`,
    ],
    ['q', search === null ? sql<SqlBool>`false` : search && finds(search)],
    ['model', modelIds && sql<SqlBool>`products.model_id in (${anyOf(modelIds)})`],
    ['unrecorded', filters.unrecorded && isUnrecorded],
    ['fits', fitting && fitsOrUniversal(fitting)],
    ['budget', budgetCondition(selection)],
    ['price', priceCondition(selection)],
    ...counted,
    ...technical,
  ];
  return new Map(
    all.flatMap(([filter, condition]) => (condition ? [[filter, condition] as const] : [])),
  );
}

/** Returns the conditions joined by `and`; `true` for none. */
export const every = (conditions: Iterable<Condition>): Condition => {
  const all = [...conditions];
  return all.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(all, sql` and `)})`;
};
