import { gstinProblem } from '@evmandi/contract/domain/gstin';
import { type PriceBreak, unitPrice } from '@evmandi/contract/domain/unit-price';
import { type RawBuilder, sql } from 'kysely';
import { onSampleData } from '../testing/both-databases.ts';
import { firstStart } from '../testing/memory-database.ts';
import { inconsistencies } from '../testing/order-consistency.ts';
import { Calendar } from './calendar.ts';
import { DELIVERY_ZONES } from './delivery-zones.ts';
import { PARTS } from './parts/index.ts';

onSampleData('the business of the sample data', (api) => {
  /** The first start. */
  let start: Date;
  beforeAll(async () => {
    start = await firstStart(api());
  });

  const rows = async <Row>(query: RawBuilder<Row>): Promise<Row[]> =>
    (await query.execute(api().db)).rows;
  /** Queries for what must not be. */
  const none = async (query: RawBuilder<unknown>) => expect(await rows(query)).toEqual([]);

  // SEED-3
  test('240 orders in the states of the dashboard, 240 customers', async () => {
    const states = await rows(sql<{ status: string; count: number }>`
    select status, count(*)::int as count from orders group by 1 order by 2`);
    expect(states).toEqual([
      { status: 'Cancelled', count: 9 },
      { status: 'Pending', count: 38 },
      { status: 'Shipped', count: 52 },
      { status: 'Delivered', count: 141 },
    ]);
    const [numbers] = await rows(sql<{ line: string }>`
    select concat_ws(' ', min(number), max(number), count(distinct number),
      (select count(*) from customers)) as line from orders`);
    expect(numbers?.line).toBe('10002 10241 240 240');
  });

  // SEED-2
  test('orders are in the order of their numbers, in the last months, after the registration', async () => {
    await none(sql`select number from (select number, placed_at,
    lag(placed_at) over (order by number::int) as earlier from orders) placed
    where earlier > placed_at`);
    await none(sql`select number from orders where placed_at >= ${start}::timestamptz
    or placed_at < ${start}::timestamptz - interval '6 months'`);
    await none(sql`select orders.number from orders join customers on customers.id = customer_id
    where customers.created_at > placed_at`);
    const [recent] = await rows(sql<{ now: number; before: number }>`
    select count(*) filter (where placed_at > ${start}::timestamptz - interval '28 days')::int as now,
      count(*) filter (where placed_at between ${start}::timestamptz - interval '56 days'
        and ${start}::timestamptz - interval '28 days')::int as before from orders`);
    expect(recent?.now).toBeGreaterThan(60);
    expect(recent?.before).toBeGreaterThan(30);
  });

  test('totals are those of the lines, at the prices of the products', async () => {
    await none(sql`select number from orders left join (
      select order_id, sum(net) as net, sum(tax) as tax from order_lines group by 1
    ) sums on sums.order_id = orders.id
    where (orders.net, orders.tax, total) is distinct from (sums.net, sums.tax, sums.net + sums.tax)`);
    await none(sql`select order_lines.sku from order_lines join products on products.id = product_id
    where (order_lines.sku, order_lines.name) <> (products.sku, products.name)`);
    const lines = await rows(sql<{
      quantity: number;
      each: number;
      price: number;
      priceBreaks: PriceBreak[];
    }>`select quantity, unit_price::float8 as each, price::float8 as price, price_breaks as "priceBreaks"
    from order_lines join products on products.id = product_id`);
    expect(lines.filter((line) => line.each !== unitPrice(line, line.quantity))).toEqual([]);
    expect(lines.filter(({ each, price }) => each < price).length).toBeGreaterThan(10);
  });

  test('payments fit what is paid, and a timeline what became of each order', async () => {
    await none(sql`select number from orders where (payment = 'Paid') <> (total = coalesce(
    (select sum(amount) from payments where order_id = orders.id and method = orders.method), 0))`);
    await none(sql`select number from orders where payment = 'Paid' and status = 'Cancelled'`);
    await none(sql`
    with seen as (select subject_id as order_id, array_agg(kind order by at, id) as kinds from events
      where subject = 'order' group by 1)
    select number from orders join seen on seen.order_id = orders.id
    where not kinds @> array['placed']
      or (kinds @> array['shipped']) <> (status in ('Shipped', 'Delivered'))
      or (kinds @> array['delivered']) <> (status = 'Delivered')
      or (kinds @> array['cancelled']) <> (status = 'Cancelled')
      or (kinds @> array['paid']) <> (payment = 'Paid')
      or array_position(kinds, 'shipped') > array_position(kinds, 'delivered')`);
    await none(sql`select number from orders join events on subject = 'order' and subject_id = orders.id
    where at < placed_at or at > ${start}::timestamptz
      or (kind = 'placed' and at <> placed_at)`);
    await none(sql`select number from orders join payments on order_id = orders.id
    where received_at <> (select at from events
      where subject = 'order' and subject_id = orders.id and kind = 'paid')`);
  });

  test('what is not paid holds its stock from the first start on, and its invoice says until when', async () => {
    await none(sql`select number from orders left join reservations on order_id = id
    where (status = 'Pending' and payment = 'Unpaid') <> (order_id is not null)
      or until <= ${start}::timestamptz + interval '71 hours' or renews <> (method = 'pay_on_delivery')`);
    await none(sql`select orders.number from orders join reservations on order_id = id
    join invoices using (order_id) where due_at is distinct from case when renews then null else until end`);
    expect(await inconsistencies(api().db)).toEqual([]);
  });

  test('stock is what moved, at no time less than nothing, and nothing left twice', async () => {
    await none(sql`select sku from products where stock <> coalesce(
    (select sum(quantity) from stock_movements where product_id = products.id), 0)`);
    await none(sql`select product_id from (select product_id,
    sum(quantity) over (partition by product_id order by at, id) as then_left
    from stock_movements) held where then_left < 0`);
    await none(sql`select order_id, product_id from order_lines
    full join (select order_id, product_id, sum(quantity) as moved from stock_movements
      where order_id is not null group by 1, 2) moves using (order_id, product_id)
    join orders on orders.id = order_id
    where coalesce(moved, 0) <> case when status = 'Cancelled' then 0 else - quantity end`);
  });

  test('what is planned to be sold out or late is so, whatever orders were cancelled', async () => {
    const gone = PARTS.filter(({ stock, restockInDays }) => stock === 0 || restockInDays);
    const held = await api()
      .db.selectFrom('products')
      .where(
        'sku',
        'in',
        gone.map(({ sku }) => sku),
      )
      .select(['sku', 'stock'])
      .execute();
    expect(held.map(({ stock }) => stock)).toEqual(gone.map(() => 0));
  });

  test('customers are VIP, Active or Inactive by what they bought', async () => {
    const bought = await rows(sql<{ status: string; spend: string; recent: boolean }>`
    select customers.status, coalesce(sum(total) filter (where orders.status <> 'Cancelled'), 0)::text as spend,
      coalesce(max(placed_at) > ${start}::timestamptz - interval '90 days', false) as recent
    from customers left join orders on orders.customer_id = customers.id group by customers.id`);
    const vip = bought.filter(({ status }) => status === 'VIP');
    const active = bought.filter(({ status }) => status === 'Active');
    const inactive = bought.filter(({ status }) => status === 'Inactive');
    expect([vip.length, bought.length]).toEqual([24, 240]);
    expect([...vip, ...active].every(({ recent }) => recent)).toBe(true);
    expect(inactive.some(({ recent }) => recent)).toBe(false);
    const spends = (of: typeof bought) => of.map(({ spend }) => Number(spend));
    expect(Math.min(...spends(vip))).toBeGreaterThanOrEqual(Math.max(...spends(active)));
  });

  // SEED-2
  test('some orders are exports, to each of the countries', async () => {
    const countries = await rows(sql<{ country: string; orders: number }>`
    select ship_country as country, count(*)::int as orders from orders
    where ship_country <> 'IN' group by 1 order by 1`);
    expect(countries.map(({ country }) => country)).toEqual(['BD', 'LK', 'NP']);
    expect(countries.every(({ orders }) => orders >= 2)).toBe(true);
  });

  test('every GSTIN passes its check, and its state is that of the address', async () => {
    const known = await rows(sql<{
      gstin: string;
    }>`select gstin from customers where gstin is not null
    union select gstin from orders where gstin is not null`);
    expect(known.length).toBeGreaterThan(80);
    expect(known.filter(({ gstin }) => gstinProblem(gstin) !== null)).toEqual([]);
  });

  test('we deliver to every customer in India, within the days that the product page promises', async () => {
    await none(sql`select number from customers where country = 'IN' and not exists (
    select from delivery_zones where pin like prefix || '%')`);
    expect(new Set(DELIVERY_ZONES.map(({ prefix }) => prefix)).size).toBe(DELIVERY_ZONES.length);
    await none(sql`select prefix from delivery_zones where days_max > 2`);
    await none(sql`select name from stations join delivery_zones on pin like prefix || '%'
    where length(prefix) = 3 and delivery_zones.city <> stations.city`);
  });

  test('quotes, questions, stations and job cards are there, answered ones with their answers', async () => {
    const [counted] = await rows(sql<{ line: string }>`select concat_ws(' ',
    (select count(*) from quotes where status = 'Open'), (select count(*) from quotes where status = 'Ordered'),
    (select count(*) from questions where answer is null), (select count(*) from stations),
    (select count(distinct city) from stations), (select count(*) from job_cards)) as line`);
    expect(counted?.line).toBe('5 2 4 30 22 6');
    await none(sql`select quotes.number from quotes join orders on orders.id = order_id
    where orders.customer_id <> quotes.customer_id or orders.placed_at < answered_at`);
    await none(sql`select sku from job_card_parts join job_cards on job_cards.id = job_card_id
    where not exists (select from stock_movements where stock_movements.job_card_id = job_cards.id
      and stock_movements.product_id = job_card_parts.product_id and - stock_movements.quantity = job_card_parts.taken)`);
  });

  // SEED-2
  test('dates are offsets from the first start', async () => {
    const calendar = new Calendar(start);
    const [card] = await rows(sql<{ promised: Date }>`
    select promised_at as promised from job_cards where number = 'JC-2041'`);
    expect(card?.promised).toEqual(calendar.fiveOClock(1));
    const [offers] = await rows(sql<{ first: string; last: string }>`
    select min(starts_on) as first, max(ends_on) as last from offers`);
    expect(offers).toEqual({ first: calendar.monthBegins(0), last: calendar.monthEnds(11) });
  });

  test.each([
    ['2025-10-01T06:30:00Z', '2025-10-01', '2025-10-31'],
    ['2025-12-31T20:00:00Z', '2026-01-01', '2026-01-31'],
    ['2028-02-10T00:00:00Z', '2028-02-01', '2028-02-29'],
  ])('the month of %s in India is from %s to %s', (now, first, last) => {
    const calendar = new Calendar(new Date(now));
    expect([calendar.monthBegins(0), calendar.monthEnds(0)]).toEqual([first, last]);
  });
});
