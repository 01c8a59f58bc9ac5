import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { ORDER_BREAKS } from './triggers/order-breaks.ts';

/** Ascending both, so that more is never dearer; half the price is the most. */
const PRICE_BREAKS = `create function are_price_breaks(breaks jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(breaks) = 'array' and not exists (
    select from (
      select (step ->> 'from')::integer as pieces, (step ->> 'off')::integer as off,
        lag((step ->> 'from')::integer, 1, 1) over (order by place) as pieces_before,
        lag((step ->> 'off')::integer, 1, 0) over (order by place) as off_before
      from jsonb_array_elements(case jsonb_typeof(breaks) when 'array' then breaks else '[]' end)
        with ordinality as each (step, place)
    ) steps
    where pieces is null or off is null or pieces <= pieces_before or off <= off_before or off > 5000
  ) $$`;

/** What trade asks of a product: what many cost, how it is packed, how long more of it takes. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    PRICE_BREAKS,
    `alter table products
       add price_breaks jsonb not null default '[]',
       add pack_size smallint not null default 1,
       add lead_days smallint`,
    // What the rows have keeps to it, and none is looked at.
    `alter table products
       add constraint products_breaks check (are_price_breaks(price_breaks)) not valid,
       add constraint products_packs check (pack_size > 0 and lead_days > 0 is not false) not valid`,
    ...ORDER_BREAKS,
  ]);
}
