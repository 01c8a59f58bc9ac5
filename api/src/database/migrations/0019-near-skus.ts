import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Part numbers that differ from a product's in one place, as `quick-order/near-skus.ts` makes them. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `create function sku_neighbours(sku text) returns text[]
       language sql immutable strict parallel safe cost 1000 as $$
       select array_agg(distinct left(folded, at - 1) || substr(folded, at + 1)) || folded
       from (select translate(regexp_replace(lower(sku), '[^a-z0-9]', '', 'g'), 'oilzsb', '011258')
         as folded) as key, generate_series(1, length(folded)) as at
       group by folded
     $$`,
    `create index products_near_sku on products using gin (sku_neighbours(sku))
       with (fastupdate = off)`,
  ]);
}
