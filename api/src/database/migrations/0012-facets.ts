import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { FACET_SETS } from './triggers/facet-sets.ts';

/** `facet_cell` is 16 times the set, twice the whole stars, and 1 when in stock. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `alter table products add facet_set_id integer`,
    ...FACET_SETS,
    `update products set category_ids = category_ids`,
    `alter table products
       alter facet_set_id set not null,
       add facet_cell integer not null generated always as (facet_set_id * 16
         + case when review_count = 0 then 0
             else floor(round(rating_sum::numeric / review_count, 1))::integer end * 2
         + case when stock > 0 then 1 else 0 end) stored,
       add constraint products_facet_set foreign key (facet_set_id) references facet_sets (id)`,
    `create index products_facet_cell on products (facet_cell, price)`,
  ]);
}
