import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { OF_CELLS, OF_ROWS } from './count-cells.ts';
import { conditionsOf, every, type Selection } from './selection.ts';

const PARTS = 20;
const SHARES = Array.from({ length: PARTS + 1 }, (_, part) => part / PARTS);

/**
 * Returns the prices, in paise, that divide the products of a selection, its price filter left out, into parts of as
 * many products; none where there is no product. The index of cells has prices: without words or vehicles no product
 * is read.
 */
export async function priceStepsOf(db: Database, selection: Selection): Promise<number[]> {
  const ofProducts = conditionsOf(selection);
  const ofFacets = conditionsOf(selection, 'facets');
  const rows = OF_ROWS.flatMap((filter) => ofProducts.get(filter) ?? []);
  for (const filter of [...OF_ROWS, 'price'] as const) ofFacets.delete(filter);
  const shares = sql.join(SHARES.map((share) => sql.lit(share)));
  const { rows: steps } = await sql<{ step: string | number }>`
    select unnest(percentile_disc(array[${shares}]::float8[]) within group (order by price)) as step
    from (select price, facet_sets.*, ${OF_CELLS}
      from products join facet_sets on facet_sets.id = facet_cell >> 4
      where ${every(rows)}) facets
    where ${every(ofFacets.values())}`.execute(db);
  return steps.map(({ step }) => Number(step));
}
