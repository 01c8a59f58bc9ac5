/**
 * Figures of orders and customers, kept in the transaction that changes them: at its end, so that nothing waits
 * long, and one transaction after the other, so that none can wait for another in a circle. Days are India's.
 *
 * `buying_days` counts customers by a day on which they bought and the next such day, `infinity` for none: different
 * customers from day a to day b are the sum where a <= day <= b < next_day.
 */
export const FIGURE_TABLES = [
  `create table order_days (
     day date not null,
     country text not null,
     status text not null,
     payment text not null,
     orders integer not null,
     total bigint not null,
     primary key (day, country, status, payment)
   )`,
  `create table product_days (
     day date not null,
     product_id bigint not null,
     orders integer not null,
     revenue bigint not null,
     primary key (day, product_id)
   )`,
  `create table sold_names (
     product_id bigint not null,
     name text not null,
     lines integer not null,
     primary key (product_id, name)
   )`,
  `create index sold_names_search on sold_names using gin (name gin_trgm_ops)`,
  `create table customer_figures (
     customer_id bigint primary key references customers (id) on delete cascade,
     orders integer not null,
     pending integer not null,
     delivered integer not null,
     cancelled integer not null,
     spend bigint not null
   )`,
  `create index customer_figures_orders on customer_figures (orders desc, customer_id)`,
  `create index customer_figures_spend on customer_figures (spend desc, customer_id)`,
  `create index customer_figures_waiting on customer_figures (customer_id) where pending > 0`,
  `create table customer_days (
     customer_id bigint not null references customers (id) on delete cascade,
     day date not null,
     orders integer not null,
     primary key (customer_id, day)
   )`,
  `create table buying_days (
     day date not null,
     next_day date not null,
     customers integer not null,
     primary key (day, next_day)
   )`,
  `create table registered_days (
     day date not null,
     status text not null,
     customers integer not null,
     primary key (day, status)
   )`,
];

/** The key of the lock under which figures change. */
export const COUNT_LOCK = `perform pg_advisory_xact_lock(7275746632145)`;

export const FIGURES = [
  `create function india_day(moment timestamptz) returns date language sql immutable as
     $$ select (moment at time zone 'Asia/Kolkata')::date $$`,
  `create function count_buying(bought date, next date, change integer) returns void language sql as $$
     insert into buying_days values (bought, next, change)
     on conflict (day, next_day) do update set customers = buying_days.customers + excluded.customers
   $$`,
  `create function count_bought(customer bigint, bought date, change integer) returns void language plpgsql as $$
   declare
     kept integer;
     earlier date;
     later date;
     sign integer;
   begin
     insert into customer_days values (customer, bought, change)
     on conflict (customer_id, day) do update set orders = customer_days.orders + excluded.orders
     returning orders into kept;
     if kept = 0 then delete from customer_days where customer_id = customer and day = bought; end if;
     sign := (kept > 0)::integer - (kept - change > 0)::integer;
     if sign = 0 then return; end if;
     select max(day) into earlier from customer_days where customer_id = customer and day < bought;
     select coalesce(min(day), 'infinity') into later from customer_days
     where customer_id = customer and day > bought;
     perform count_buying(bought, later, sign);
     if earlier is null then return; end if;
     perform count_buying(earlier, bought, sign);
     perform count_buying(earlier, later, - sign);
   end $$`,
  `create function count_order(counted orders, sign integer) returns void language plpgsql as $$
   begin
     insert into order_days values (india_day(counted.placed_at), counted.ship_country, counted.status,
       counted.payment, sign, sign * counted.total)
     on conflict (day, country, status, payment) do update
       set orders = order_days.orders + excluded.orders, total = order_days.total + excluded.total;
     insert into customer_figures values (counted.customer_id, sign, sign * (counted.status = 'Pending')::integer,
       sign * (counted.status = 'Delivered')::integer, sign * (counted.status = 'Cancelled')::integer,
       case counted.status when 'Cancelled' then 0 else sign * counted.total end)
     on conflict (customer_id) do update set orders = customer_figures.orders + excluded.orders,
       pending = customer_figures.pending + excluded.pending,
       delivered = customer_figures.delivered + excluded.delivered,
       cancelled = customer_figures.cancelled + excluded.cancelled, spend = customer_figures.spend + excluded.spend;
   end $$`,
  `create function count_sold(counted orders, sign integer) returns void language plpgsql as $$
   begin
     if counted.status = 'Cancelled' then return; end if;
     insert into product_days
     select india_day(counted.placed_at), product_id, sign, sign * (net + tax)
     from order_lines where order_id = counted.id
     on conflict (day, product_id) do update set orders = product_days.orders + excluded.orders,
       revenue = product_days.revenue + excluded.revenue;
     perform count_bought(counted.customer_id, india_day(counted.placed_at), sign);
   end $$`,
  `create function order_counted() returns trigger language plpgsql as $$
   declare
     sold_alike boolean := false;
   begin
     ${COUNT_LOCK};
     if tg_op = 'UPDATE' then
       sold_alike := (old.status = 'Cancelled', old.placed_at, old.customer_id, old.total)
         = (new.status = 'Cancelled', new.placed_at, new.customer_id, new.total);
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
  `create constraint trigger order_counted
     after insert or update of status, payment, total, placed_at, customer_id, ship_country on orders
     deferrable initially deferred for each row execute function order_counted()`,
  `create function order_kept() returns trigger language plpgsql as $$
   begin
     raise exception 'an order is cancelled, never taken away'
       using errcode = 'check_violation', constraint = 'orders_kept';
   end $$`,
  `create trigger order_kept before delete on orders for each row execute function order_kept()`,
  `create function customer_counted() returns trigger language plpgsql as $$
   begin
     ${COUNT_LOCK};
     if tg_op = 'UPDATE' then
       update registered_days set customers = customers - 1
       where day = india_day(old.created_at) and status = old.status;
     end if;
     insert into registered_days values (india_day(new.created_at), new.status, 1)
     on conflict (day, status) do update set customers = registered_days.customers + 1;
     return null;
   end $$`,
  `create constraint trigger customer_counted after insert or update of status, created_at on customers
     deferrable initially deferred for each row execute function customer_counted()`,
];

/**
 * Counts everything anew, from what there is. Days lie together, as they do when orders come day by day: the overview
 * reads the latest.
 */
export const RECOUNT_FUNCTION = [
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
     select india_day(placed_at), ship_country, status, payment, count(*), sum(total) from orders group by 1, 2, 3, 4;
     insert into product_days
     select india_day(placed_at), product_id, count(*), sum(order_lines.net + order_lines.tax)
     from orders join order_lines on order_id = orders.id where status <> 'Cancelled' group by 1, 2
     order by 1, 2;
     insert into sold_names select product_id, name, count(*) from order_lines group by 1, 2;
     insert into customer_figures
     select customer_id, count(*), count(*) filter (where status = 'Pending'),
       count(*) filter (where status = 'Delivered'), count(*) filter (where status = 'Cancelled'),
       coalesce(sum(total) filter (where status <> 'Cancelled'), 0)
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

export const RECOUNT = [...RECOUNT_FUNCTION, `select recount_figures()`];

/** For pages that are not found by their day, and for searches. */
export const LIST_INDEXES = [
  `create index orders_customer_placed on orders (customer_id, placed_at desc, id desc)`,
  `drop index orders_customer`,
  `drop index customers_search`,
  `create index customers_search on customers
     using gin ((lower(name || ' ' || number || ' ' || phone || ' ' || email)) gin_trgm_ops)`,
  `create index customers_digits on customers using gin ((regexp_replace(phone, '\\D', '', 'g')) gin_trgm_ops)`,
];
