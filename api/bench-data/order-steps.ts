import { sql } from 'kysely';
import { TRADE_NAMES } from '../sample-data/customer-names.ts';

const DAYS = 720;
/** Orders that one customer places on average. */
const ORDERS_A_CUSTOMER = 20;
const CITIES = ['Hyderabad', 'Bengaluru', 'Chennai', 'Pune', 'Jaipur'];
const PINS = ['500076', '560058', '600058', '411001', '302001'];
const FIRMS = TRADE_NAMES.map(([name]) => name);
const TRADES = ['Motors', 'Auto Works', 'EV Care', 'Fleet Services', 'Spares'];

const days = sql.lit(DAYS);
const started = sql`(select first_started_at from installation)`;

/** From 0 up to, not including, 1: the same for the same numbers, on every server. */
const CHANCE = sql`create or replace function pg_temp.chance(number bigint, salt integer)
  returns double precision language sql immutable
  return (hashint8extended(number, salt) & 2147483647) / 2147483648.0`;

/** What is ordered, the most popular first. */
const GOODS = sql`create temporary table goods on commit drop as
  select row_number() over (order by popularity desc, id) - 1 as place, count(*) over () as places,
    id, sku, name, picture, unit, price, tax_rate
  from products where condition = 'new'`;

const buyers = (orders: number) => sql`create temporary table buyers on commit drop as
  with added as (
    insert into customers (name, email, phone, address, pin, city, created_at)
    select (${FIRMS}::text[])[1 + number % ${sql.lit(FIRMS.length)}] || ' '
        || (${TRADES}::text[])[1 + number % 5] || ' ' || number,
      'buyer-' || number || '@workshops.example', '+91 9' || lpad((number * 7919 % 1000000000)::text, 9, '0'),
      'Plot ' || number % 400 + 1 || ', Industrial Area', (${PINS}::text[])[1 + number % 5],
      (${CITIES}::text[])[1 + number % 5], ${started} - make_interval(days => ${days} + 30)
    from (select number + (select count(*) from customers) as number
      from generate_series(1, ${sql.lit(Math.ceil(orders / ORDERS_A_CUSTOMER))}) number) numbered
    order by number
    returning id, name, phone, email, address, pin, city
  )
  select added.*, row_number() over (order by id) - 1 as place, count(*) over () as places from added`;

/** Numbers go on from what there is; the newest order has the highest. */
const made = (orders: number) => sql`create temporary table made on commit drop as
  select number, newest.id + number as id, newest.number_of + number as order_number,
    1 + floor(pg_temp.chance(number, 1) * 3)::integer as lines,
    ${days} * ((${sql.lit(orders)} - number + pg_temp.chance(number, 2)) / ${sql.lit(orders)}) as age,
    pg_temp.chance(number, 3) as fate, pg_temp.chance(number, 4) as luck,
    pg_temp.chance(number, 5) < 0.8 as by_bank
  from (select coalesce(max(id), 0) as id, coalesce(max(orders.number::bigint), 10000) as number_of
    from orders) newest, generate_series(1::bigint, ${sql.lit(orders)}) number`;

/** Each product of an order once; what little things cost comes to the minimum order. */
const LINES = sql`create temporary table made_lines on commit drop as
  select made.id as order_id, position, goods.id as product_id, sku, name, picture, unit, price, tax_rate,
    quantity, price * quantity as net, (price * quantity * tax_rate + 5000) / 10000 as tax
  from made
  cross join lateral generate_series(1, lines) position
  cross join (select max(places) as places from goods) shelf
  join goods on goods.place = (floor(shelf.places * pg_temp.chance(made.number, 6) ^ 3)::bigint
    + (position - 1) * (1 + floor(pg_temp.chance(made.number, 7) * least(97, shelf.places / 4))::bigint))
    % shelf.places
  cross join lateral (select greatest(1 + floor(pg_temp.chance(made.number * 4 + position, 8) ^ 4 * 20),
    ceil(5000.0 / price))::integer as quantity) taken`;

const STATES = sql`create temporary table made_states on commit drop as
  select id, ${started} - make_interval(secs => age * 86400) as placed_at, age, by_bank, status,
    case status when 'Delivered' then luck < 0.97 when 'Shipped' then luck < 0.7
      when 'Pending' then luck < 0.2 else false end as paid
  from made, lateral (select case
    when age < 3 then case when fate < 0.8 then 'Pending' else 'Shipped' end
    when age < 10 then case when fate < 0.1 then 'Pending' when fate < 0.7 then 'Shipped' else 'Delivered' end
    else case when fate < 0.96 then 'Delivered' else 'Cancelled' end end as status) stated`;

const ORDERS = sql`insert into orders (id, number, customer_id, placed_at, status, payment, method, ship_name,
    ship_phone, ship_email, ship_address, ship_pin, ship_city, net, tax, total)
  select made.id, made.order_number, buyers.id, placed_at, status, case when paid then 'Paid' else 'Unpaid' end,
    case when made.by_bank then 'bank_transfer' else 'pay_on_delivery' end, name, phone, email, address, pin,
    city, sums.net, sums.tax, sums.net + sums.tax
  from made join made_states using (id)
  join (select order_id as id, sum(net) as net, sum(tax) as tax from made_lines group by order_id) sums using (id)
  cross join (select max(places) as places from buyers) all_buyers
  join buyers on buyers.place = floor(all_buyers.places * pg_temp.chance(made.number, 9) ^ 2)
  order by made.id`;

const ORDER_LINES = sql`insert into order_lines (order_id, position, product_id, sku, name, picture, unit,
    quantity, allocated, shipped, cancelled, unit_price, tax_rate, net, tax)
  select order_id, position, product_id, sku, name, picture, unit, quantity,
    case status when 'Cancelled' then 0 else quantity end,
    case when status in ('Shipped', 'Delivered') then quantity else 0 end,
    case status when 'Cancelled' then quantity else 0 end, price, tax_rate, net, tax
  from made_lines join made_states on made_states.id = order_id order by order_id, position`;

const SHIPMENTS = sql`with left_us as (
    insert into shipments (order_id, position, at, actor)
    select id, 1, placed_at + make_interval(secs => 0.3 * least(age, 5) * 86400), 'Meena Iyer'
    from made_states where status in ('Shipped', 'Delivered') order by id
    returning id, order_id
  )
  insert into shipment_lines (shipment_id, order_id, position, quantity)
  select left_us.id, order_id, position, quantity from left_us join made_lines using (order_id)`;

/** Numbers of a year follow each other from what there is. */
const INVOICES = sql`with numbered as (
    select id, placed_at, by_bank, year, coalesce(last, 0)
      + row_number() over (partition by year order by id) as sequence
    from made_states
    cross join lateral (select extract(year from (placed_at at time zone 'Asia/Kolkata')
      - interval '3 months')::smallint as year) dated
    left join invoice_years using (year)
  ), counted as (
    insert into invoice_years (year, last) select year, max(sequence) from numbered group by year
    on conflict (year) do update set last = excluded.last
  )
  insert into invoices (order_id, number, year, sequence, issued_at, due_at)
  select id, 'INV-' || lpad((year % 100)::text, 2, '0') || lpad(((year + 1) % 100)::text, 2, '0') || '-'
      || lpad(sequence::text, greatest(5, length(sequence::text)), '0'), year, sequence, placed_at,
    case when by_bank then placed_at + interval '72 hours' end
  from numbered`;

const EVENTS = sql`insert into events (subject, subject_id, kind, at, actor)
  select 'order', id, kind, placed_at + make_interval(secs => part * least(age, 5) * 86400), actor
  from made_states join lateral (values ('placed', 0.0, true, 'Customer'),
    ('paid', case when by_bank then 0.2 else 0.9 end, paid, 'Asha Rao'),
    ('shipped', 0.3, status in ('Shipped', 'Delivered'), 'Meena Iyer'),
    ('delivered', 0.8, status = 'Delivered', 'Meena Iyer'),
    ('cancelled', 0.4, status = 'Cancelled', 'Asha Rao')) step (kind, part, happened, actor) on happened
  order by id, part`;

const PAYMENTS = sql`insert into payments (order_id, amount, method, reference, received_at)
  select orders.id, total, method, case when by_bank then 'NEFT' || number end,
    orders.placed_at + make_interval(secs => case when by_bank then 0.2 else 0.9 end * least(age, 5) * 86400)
  from made_states join orders using (id) where paid order by orders.id`;

/** As much as all orders took, before the first; what waited is given its share while there are few lines. */
const DELIVERIES = sql`insert into stock_movements (product_id, quantity, reason, at, actor)
  select product_id, sum(quantity), 'delivery', ${started} - make_interval(days => ${days} + 1), 'Ravi Kumar'
  from made_lines group by product_id order by product_id`;

const SALES = sql`insert into stock_movements (product_id, quantity, reason, order_id, at)
  select product_id, case reason when 'sale' then - quantity else quantity end, reason, order_id,
    placed_at + make_interval(secs => case reason when 'sale' then 0 else 0.4 end * least(age, 5) * 86400)
  from made_lines join made_states on made_states.id = order_id
  join (values ('sale', null), ('cancellation', 'Cancelled')) step (reason, of)
    on of is null or of = status
  order by order_id`;

/** For each of the movements of orders the trigger would look up what else its order moved. */
const MOVED_AT_ONCE = [
  sql`alter table stock_movements disable trigger stock_moved`,
  sql`alter table products disable trigger stock_guarded`,
  SALES,
  sql`update products set stock = stock + moved.quantity
    from (select product_id, sum(stock_movements.quantity) as quantity from stock_movements
      join made on made.id = order_id group by product_id) moved
    where products.id = moved.product_id`,
  sql`alter table stock_movements enable trigger stock_moved`,
  sql`alter table products enable trigger stock_guarded`,
];

const COUNTERS = sql`select setval(pg_get_serial_sequence('orders', 'id'), max(id)),
  setval('order_numbers', max(number::bigint)) from orders`;

const FIGURES = sql`select recount_figures(), recount_sold_lines()`;

/** Where so many rows are added that references and indexes are better made after them. */
export const FILLED_TABLES = [
  'customers',
  'orders',
  'order_lines',
  'shipments',
  'shipment_lines',
  'invoices',
  'events',
  'payments',
  'stock_movements',
  'customer_figures',
  'customer_days',
  'sold_names',
];

/** Statements that add so many orders to a database with products, in their order. */
export const orderSteps = (orders: number) => [
  CHANCE,
  GOODS,
  buyers(orders),
  made(orders),
  LINES,
  STATES,
  DELIVERIES,
  ORDERS,
  ORDER_LINES,
  SHIPMENTS,
  INVOICES,
  EVENTS,
  PAYMENTS,
  ...MOVED_AT_ONCE,
  COUNTERS,
  FIGURES,
];
