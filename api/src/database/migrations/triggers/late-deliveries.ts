/**
 * A delivery whose day went by without being booked stays announced, but the day that is said to shoppers is that of
 * the next one to come with pieces that no line waits for. Only where there is none it is the day that went by, which
 * stands for a day that is not known. Days go by without a change, so that `refresh_promises` is also called by the
 * clock, and says itself that it may write what is kept.
 */
export const LATE_DELIVERIES = [
  `create or replace function refresh_promises(ids bigint[]) returns void language sql
   set evmandi.promises to 'refreshed' as $$
     update products set incoming = promise.free, restock_date = promise.day
     from (
       select wanted.id, announced.pieces - waiting.pieces as free, (
         select expected_on from (
           select expected_on, deliveries.id, sum(open) over (order by expected_on, deliveries.id) as up_to
           from deliveries where deliveries.product_id = wanted.id and open > 0
         ) coming where up_to > waiting.pieces
         order by expected_on < (now() at time zone 'Asia/Kolkata')::date, expected_on, coming.id limit 1) as day
       from unnest(ids) as wanted (id)
       cross join lateral (select coalesce(sum(open), 0)::integer as pieces from deliveries
         where deliveries.product_id = wanted.id) announced
       cross join lateral (select coalesce(sum(quantity - allocated - cancelled), 0)::integer as pieces
         from order_lines where order_lines.product_id = wanted.id
           and quantity > allocated + cancelled) waiting
     ) promise
     where products.id = promise.id
       and (products.incoming, products.restock_date) is distinct from (promise.free, promise.day)
   $$`,
  `create or replace function promise_guarded() returns trigger language plpgsql as $$
   begin
     if current_setting('evmandi.promises', true) is distinct from 'refreshed' and (case when tg_op = 'INSERT'
         then new.incoming <> 0 or new.restock_date is not null
         else (new.incoming, new.restock_date) is distinct from (old.incoming, old.restock_date) end) then
       raise exception 'what is announced changes by a delivery only'
         using errcode = 'check_violation', constraint = 'products_deliveries';
     end if;
     return new;
   end $$`,
  `create function hidden_by_late() returns setof bigint language sql stable as $$
     select id from products
     where restock_date < (now() at time zone 'Asia/Kolkata')::date and exists (select from deliveries
       where product_id = products.id and open > 0 and expected_on >= (now() at time zone 'Asia/Kolkata')::date)
     order by id
   $$`,
  `select refresh_promises(array(select hidden_by_late()))`,
];
