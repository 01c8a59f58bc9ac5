import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { conditionsOf, every, type Selection } from './selection.ts';

const PARTS = 20;
const SHARES = Array.from({ length: PARTS + 1 }, (_, part) => part / PARTS);

/**
 * Returns the prices, in paise, that divide the products of a selection, its price filter left out, into parts of as
 * many products; none where there is no product.
 */
export async function priceStepsOf(db: Database, selection: Selection): Promise<number[]> {
  const conditions = conditionsOf(selection);
  conditions.delete('price');
  const shares = sql.join(SHARES.map((share) => sql.lit(share)));
  const { rows } = await sql<{ step: string | number }>`
    select unnest(percentile_disc(array[${shares}]::float8[]) within group (order by price)) as step
    from products where ${every(conditions.values())}
  `.execute(db);
  return rows.map(({ step }) => Number(step));
}
