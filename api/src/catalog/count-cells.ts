import { FACTS } from '@evmandi/contract/domain/filters';
import { sql } from 'kysely';
import type { Filter } from '../../contract/filters.ts';
import type { Database } from '../database/database.ts';
import { FAILING, type Failing, facetColumn, GROUPS, type Group } from './filter-columns.ts';
import { type Condition, conditionsOf, every, type Selection } from './selection.ts';

/** Of products that fail no group (0), one (its place in `FAILING`, from 1), or several (99). */
type Failed = number;

/** Products that share a value of one dimension and fail the same group. */
export interface Tally {
  dimension: 'all' | 'categories' | 'facts' | Group;
  value: string | null;
  failed: Failed;
  /** With the price filter, and without it. */
  priced: number;
  found: number;
  /** Paise, price filter left out. */
  low: number;
  high: number;
}

const SEVERAL = 99;

/** Returns the code of a group that a facet set fails, as {@link Failed}: from 1. */
export const failureOf = (group: Failing): Failed => FAILING.indexOf(group) + 1;

/** The group that a facet set fails, as {@link Failed}. */
function failedExpression(conditions: ReadonlyMap<Filter, Condition>) {
  const chosen = FAILING.flatMap((group) => {
    const condition = conditions.get(group);
    return condition ? [{ code: failureOf(group), condition }] : [];
  });
  if (chosen.length === 0) return sql<number>`0`;
  const failures = sql.join(
    chosen.map(({ condition }) => sql`case when ${condition} then 0 else 1 end`),
    sql` + `,
  );
  const codes = sql.join(
    chosen.map(({ condition, code }) => sql`when (${condition}) is not true then ${sql.lit(code)}`),
    sql` `,
  );
  return sql<number>`case ${failures} when 0 then 0 when 1 then case ${codes} end else ${sql.lit(SEVERAL)} end`;
}

interface Dimension {
  name: Tally['dimension'];
  column: string;
}

/** What facet sets are grouped by, each with its column. */
const DIMENSIONS: readonly Dimension[] = [
  ...GROUPS.map((group) => ({ name: group, column: facetColumn(group) })),
  { name: 'categories', column: 'category_ids' },
];

/** All technical facts together are one: few products differ in one of them alone. */
const TECHNICAL: Dimension = { name: 'facts', column: 'facts' };

function groupedBy(dimensions: readonly Dimension[]) {
  const columns = dimensions.map(({ column }) => sql.ref(column));
  return {
    columns: sql.join(columns),
    value: sql.join(columns.map((column) => sql`${column}::text`)),
    sets: sql.join([sql`(failed)`, ...columns.map((column) => sql`(failed, ${column})`)]),
  };
}

/** Filters that no facet set tells, the price aside. */
export const OF_ROWS = ['q', 'model', 'unrecorded', 'fits', 'budget'] as const;

/** What a cell says of its products beside its facet set. */
export const OF_CELLS = sql`(facet_cell & 15) >> 1 as stars, (facet_cell & 1) = 1 as stocked`;

interface Row {
  dimension: number;
  value: string | null;
  failed: number;
  priced: string;
  found: string;
  low: string;
  high: string;
}

/**
 * Counts a selection by every filter at once. Products are first counted by cell (an index is enough for
 * that), then cells by the values of their sets: many products, few cells.
 */
export async function countCells(db: Database, selection: Selection): Promise<Tally[]> {
  const ofProducts = conditionsOf(selection);
  const price = ofProducts.get('price');
  const rows = OF_ROWS.flatMap((filter) => ofProducts.get(filter) ?? []);
  const ofFacets = conditionsOf(selection, 'facets');
  const category = ofFacets.get('category');
  const isTechnical =
    !!selection.declared?.length ||
    selection.sharesFacts ||
    FACTS.some((fact) => ofFacets.has(fact));
  const dimensions = isTechnical ? [...DIMENSIONS, TECHNICAL] : DIMENSIONS;
  const grouped = groupedBy(dimensions);

  const answer = await sql<Row>`
    with cells as (
      select facet_cell, count(*)::integer as found, min(price) as low, max(price) as high,
        ${price ? sql`(count(*) filter (where ${price}))::integer` : sql`count(*)::integer`} as priced
      from products where ${every(rows)} group by facet_cell
    ), facets as (
      select facet_sets.*, ${OF_CELLS},
        cells.found, cells.priced, cells.low, cells.high
      from cells join facet_sets on facet_sets.id = facet_cell >> 4
    ), judged as (
      select facets.*, ${failedExpression(ofFacets)} as failed
      from facets where ${every(category ? [category] : [])}
    )
    select failed, grouping(${grouped.columns}) as dimension, coalesce(${grouped.value}) as value,
      sum(priced) as priced, sum(found) as found, min(low) as low, max(high) as high
    from judged
    group by grouping sets (${grouped.sets})`.execute(db);

  return answer.rows.map(({ dimension, value, failed, ...counts }) => ({
    dimension: dimensionOf(dimension, dimensions),
    value,
    failed,
    priced: Number(counts.priced),
    found: Number(counts.found),
    low: Number(counts.low),
    high: Number(counts.high),
  }));
}

/** `grouping()` has a bit for every column that a row is not grouped by, the first column the highest. */
function dimensionOf(bits: number, dimensions: readonly Dimension[]): Tally['dimension'] {
  const everything = 2 ** dimensions.length - 1;
  const column = Math.log2(everything - bits);
  return bits === everything ? 'all' : (dimensions[dimensions.length - 1 - column]?.name ?? 'all');
}
