import {
  COUNTED_KEYS,
  type CountedKey,
  FACTS,
  type Fact,
  FILTERS,
} from '@evmandi/contract/domain/filters';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

interface FilterColumn {
  /** Its column of a facet set with its counts. */
  facets: string;
  /** On `products`, where that is no column of the same name. */
  products?: RawBuilder<unknown>;
  /** An array, since a product has several values. */
  several?: true;
}

/** Where the database keeps each counted filter. A new one also needs a migration (decision 9). */
const COLUMNS: Readonly<Record<CountedKey, FilterColumn>> = {
  inStock: { facets: 'stocked', products: sql`(products.stock > 0)` },
  discounted: { facets: 'discounted', products: sql`(products.original_price is not null)` },
  brand: { facets: 'brand_id' },
  rating: { facets: 'stars', products: sql`products.rating` },
  colour: { facets: 'colours', several: true },
  condition: { facets: 'condition' },
  bodyStyle: { facets: 'body_style' },
  fuel: { facets: 'fuel' },
};

/** A counted filter by its parameter. */
export type Group = (typeof FILTERS)[CountedKey]['param'];

/** The filters with counts of their own; the price has a span instead. */
export const GROUPS: readonly Group[] = COUNTED_KEYS.map((key) => FILTERS[key].param);

/** What a facet set may fail: a counted filter, or a technical fact. */
export type Failing = Group | Fact;

export const FAILING: readonly Failing[] = [...GROUPS, ...FACTS];

const COLUMN_OF = new Map<Group, FilterColumn>(
  COUNTED_KEYS.map((key) => [FILTERS[key].param, COLUMNS[key]]),
);

function columnOf(group: Group): FilterColumn {
  const column = COLUMN_OF.get(group);
  if (!column) throw new Error(`no column for the filter ${group}`);
  return column;
}

/** Name of the filter's column of a facet set. */
export const facetColumn = (group: Group): string => columnOf(group).facets;

/** True when a product has several values of the filter. */
export const hasSeveral = (group: Group): boolean => columnOf(group).several === true;

type Value = string | string[] | number | boolean;

/**
 * Returns the condition that `products` or `facets` fit a value of a filter: one of several values, a
 * least number, or a flag.
 */
export function fits(
  group: Group,
  value: Value,
  table: 'products' | 'facets',
): RawBuilder<SqlBool> | undefined {
  const { facets, products, several } = columnOf(group);
  const column =
    table === 'products' && products !== undefined ? products : sql.ref(`${table}.${facets}`);
  if (typeof value === 'boolean') return value ? sql<SqlBool>`${column}` : undefined;
  if (typeof value === 'number') return sql<SqlBool>`${column} >= ${value}`;
  if (typeof value === 'string') return sql<SqlBool>`${column} = ${value}`;
  const values = sql.join(value.map((each) => sql`${each}`));
  return several
    ? sql<SqlBool>`${column} && array[${values}]::text[]`
    : sql<SqlBool>`${column} in (${values})`;
}
