import { COUNT_LOCK } from './figures.ts';

/**
 * What of an order was not cancelled, in its own row: `sold` in paise with tax and `sold_pieces` by position, both
 * null while nothing is. A change of it is one of the order, so that figures know what they counted before.
 */
export const SOLD_PIECES = [
  `alter table orders add sold bigint, add sold_pieces jsonb`,
  `create function line_value(price bigint, pieces integer, rate integer) returns bigint language sql immutable as
     $$ select price * pieces + (price * pieces * rate + 5000) / 10000 $$`,
  `create function keep_sold(touched bigint[]) returns void language sql as $$
     update orders set sold = orders.total - lines.lost, sold_pieces = lines.pieces,
       status = case orders.status when 'Pending' then lines.status else orders.status end
     from (
       select order_id, case when bool_and(cancelled = quantity) then 'Cancelled'
           when bool_and(shipped + cancelled = quantity) then 'Shipped' else 'Pending' end as status,
         sum(net + tax - line_value(unit_price, quantity - cancelled, tax_rate))
           filter (where cancelled > 0) as lost,
         case when sum(cancelled) > 0 then jsonb_object_agg(position, quantity - cancelled) end as pieces
       from order_lines where order_id = any(touched) group by order_id
     ) lines
     where orders.id = lines.order_id and (orders.sold_pieces is distinct from lines.pieces
       or orders.status = 'Pending' and lines.status <> 'Pending')
   $$`,
  // With the status in one change: the figures are counted once for it.
  `create or replace function order_lines_changed() returns trigger language plpgsql as $$
   declare
     waited_for bigint[] := array(select distinct product_id from was join now_is using (order_id, position, product_id)
       where was.quantity - was.allocated - was.cancelled
         <> now_is.quantity - now_is.allocated - now_is.cancelled order by 1);
   begin
     perform keep_sold(array(select distinct order_id from was join now_is using (order_id, position)
       where (was.shipped, was.cancelled) <> (now_is.shipped, now_is.cancelled)));
     if cardinality(waited_for) > 0 then perform refresh_promises(waited_for); end if;
     return null;
   end $$`,
];

/** The figures of 0023, by what is sold: an order's value, and the pieces of its lines. */
export const SOLD_FIGURES = [
  `create or replace function count_order(counted orders, sign integer) returns void language plpgsql as $$
   declare
     value bigint := sign * coalesce(counted.sold, counted.total);
   begin
     insert into order_days values (india_day(counted.placed_at), counted.ship_country, counted.status,
       counted.payment, sign, value)
     on conflict (day, country, status, payment) do update
       set orders = order_days.orders + excluded.orders, total = order_days.total + excluded.total;
     insert into customer_figures values (counted.customer_id, sign, sign * (counted.status = 'Pending')::integer,
       sign * (counted.status = 'Delivered')::integer, sign * (counted.status = 'Cancelled')::integer,
       case counted.status when 'Cancelled' then 0 else value end)
     on conflict (customer_id) do update set orders = customer_figures.orders + excluded.orders,
       pending = customer_figures.pending + excluded.pending,
       delivered = customer_figures.delivered + excluded.delivered,
       cancelled = customer_figures.cancelled + excluded.cancelled, spend = customer_figures.spend + excluded.spend;
   end $$`,
  `create function sold_of(counted orders) returns table (product_id bigint, value bigint) language sql stable as $$
     select product_id, case when counted.sold_pieces is null then net + tax
       else line_value(unit_price, (counted.sold_pieces ->> position::text)::integer, tax_rate) end
     from order_lines where order_id = counted.id
       and (counted.sold_pieces is null or (counted.sold_pieces ->> position::text)::integer > 0)
   $$`,
  `create or replace function count_sold(counted orders, sign integer) returns void language plpgsql as $$
   begin
     if counted.status = 'Cancelled' then return; end if;
     insert into product_days
     select india_day(counted.placed_at), product_id, sign, sign * value from sold_of(counted)
     on conflict (day, product_id) do update set orders = product_days.orders + excluded.orders,
       revenue = product_days.revenue + excluded.revenue;
     perform count_bought(counted.customer_id, india_day(counted.placed_at), sign);
   end $$`,
  `create or replace function order_counted() returns trigger language plpgsql as $$
   declare
     sold_alike boolean := false;
   begin
     ${COUNT_LOCK};
     if tg_op = 'UPDATE' then
       sold_alike := old.status = 'Cancelled' and new.status = 'Cancelled'
         or (old.status = 'Cancelled', old.placed_at, old.customer_id, old.total, old.sold_pieces)
           is not distinct from
           (new.status = 'Cancelled', new.placed_at, new.customer_id, new.total, new.sold_pieces);
       perform count_order(old, -1);
       if not sold_alike then perform count_sold(old, -1); end if;
     else
       insert into sold_names select product_id, name, 1 from order_lines where order_id = new.id
       on conflict (product_id, name) do update set lines = sold_names.lines + 1;
     end if;
     perform count_order(new, 1);
     if not sold_alike then perform count_sold(new, 1); end if;
     return null;
   end $$`,
  `drop trigger order_counted on orders`,
  `create constraint trigger order_counted
     after insert or update of status, payment, total, sold, placed_at, customer_id, ship_country on orders
     deferrable initially deferred for each row execute function order_counted()`,
];

/** A recount as that of 0034, by what is sold. */
export const SOLD_RECOUNT = [
  `create or replace function recount_figures() returns void language plpgsql as $$
   begin
     ${COUNT_LOCK};
     delete from order_days;
     delete from product_days;
     delete from sold_names;
     delete from customer_days;
     delete from buying_days;
     delete from registered_days;
     delete from customer_figures;
     insert into order_days
     select india_day(placed_at), ship_country, status, payment, count(*), sum(coalesce(sold, total))
     from orders group by 1, 2, 3, 4;
     insert into product_days
     select india_day(placed_at), product_id, count(*), sum(value)
     from orders cross join lateral (
       select product_id, line_value(unit_price, quantity - cancelled, tax_rate) as value
       from order_lines where order_id = orders.id and quantity > cancelled
     ) lines where status <> 'Cancelled' group by 1, 2 order by 1, 2;
     insert into sold_names select product_id, name, count(*) from order_lines group by 1, 2;
     insert into customer_figures
     select customer_id, count(*), count(*) filter (where status = 'Pending'),
       count(*) filter (where status = 'Delivered'), count(*) filter (where status = 'Cancelled'),
       coalesce(sum(coalesce(sold, total)) filter (where status <> 'Cancelled'), 0)
     from orders group by 1;
     insert into customer_days
     select customer_id, india_day(placed_at), count(*) from orders where status <> 'Cancelled' group by 1, 2
     order by 1, 2;
     insert into buying_days select day, next_day, count(*) from (
       select day, coalesce(lead(day) over (partition by customer_id order by day), 'infinity') as next_day
       from customer_days) days group by 1, 2;
     insert into registered_days
     select india_day(created_at), status, count(*) from customers group by 1, 2;
   end $$`,
];
