import { type RawBuilder, sql } from 'kysely';
import type { OpenDatabase } from '../src/database/database.ts';
import { deliveryZone } from '../src/delivery/zones.ts';
import { firstStart } from '../testing/memory-database.ts';
import { sampleDatabase } from '../testing/sample-database.ts';
import { newVehicles } from './new-vehicles.ts';

/** What a reader from the trade would find wrong. */
describe('the sample data makes sense', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await sampleDatabase();
  });
  afterAll(() => database?.close());

  /** Queries for what must not be. */
  const none = async (query: RawBuilder<unknown>) =>
    expect((await query.execute(database.db)).rows).toEqual([]);

  test('a variant named after its battery has that battery', () => {
    const named = newVehicles().filter(({ edition }) => /[\d.]+ kWh$/.test(edition.name));
    expect(named.length).toBeGreaterThan(5);
    for (const { edition, facts, specs } of named) {
      const battery = /[\d.]+ kWh$/.exec(edition.name)?.[0];
      expect([edition.name, facts[1], Object.fromEntries(specs).Battery]).toEqual([
        edition.name,
        battery,
        battery,
      ]);
    }
  });

  test('what is called a pair is two', async () => {
    await none(sql`select sku, name, pack_size from products
      where name ~ '\\mPair\\M' and name !~ 'and Grip Pair' and pack_size <> 2 and unit <> 'set'`);
  });

  test('goods that one heading of the tariff holds name it', async () => {
    const codes = await sql<{
      sku: string;
      hsn: string;
    }>`select distinct on (hsn) name, hsn from products
      where hsn is not null`.execute(database.db);
    expect(codes.rows.length).toBeGreaterThan(15);
    await none(sql`select name, hsn from products where hsn is distinct from case
      when name like '%Tyre%' then '4011' when name like '%Helmet,%' then '650610'
      when name like 'DC-DC Converter%' then '850440' when name like 'Cell Module%' then '850760'
      when electric and vehicle in ('bike', 'scooter', 'cycle') then '871160' else hsn end`);
  });

  test('an HSN is that of what the part is made for', async () => {
    await none(sql`select products.name, products.hsn from products
      join fitment on fitment.product_id = products.id join models on models.id = fitment.model_id
      join products leads on leads.model_id = models.id and leads.lead
      where products.picture ->> 'kind' in ('brakePad', 'brakeDisc') and not exists (
        select from fitment other join products others on others.model_id = other.model_id and others.lead
        where other.product_id = products.id and others.vehicle <> leads.vehicle)
      and products.hsn is distinct from case when leads.vehicle in ('three-wheeler', 'four-wheeler') then '870830'
        when leads.vehicle = 'cycle' then '871494' else '871410' end`);
    await none(sql`select name from products where vehicle is not null and hsn is null`);
  });

  test('no author reviews a product twice, before it is sold, or praises it in a complaint', async () => {
    await none(sql`select product_id, author from reviews group by 1, 2 having count(*) > 1`);
    await none(sql`select reviews.id from reviews join products on products.id = product_id
      where (reviews.created_at at time zone 'Asia/Kolkata')::date < launched_on`);
    await none(sql`select text from reviews where rating < 3
      and text ~ 'will order again|Buying the same|Five stars|Worth it'`);
    await none(sql`select text from reviews join products on products.id = product_id
      where electric and text ~* 'clutch|km a litre' or fuel = 'petrol' and text ~* 'charged|range fell'`);
  });

  test.each([
    ['alloyWheel', 'bald|tread|puncture|plug'],
    ['brakeLever', 'bedded|wear|squeal|lining'],
    ['cluster', 'grip|twist|sticks open'],
    ['throttle', 'needle|readable|display|glare'],
    ['portable', 'put up in|installed|earth tested'],
    ['tailLight', 'beam|throws|dark road'],
    ['indicators', 'beam|throws|dark road'],
    ['brakePad', 'run-out|pedal'],
    ['brakeDisc', 'lining|friction material|glazed|its plate|fingers?'],
    ['wallbox', '[0-9] km|the car\\M|scooter'],
    ['dcFast', '[0-9] km|the car\\M|scooter'],
    ['converter', 'standstill|start with a load'],
    ['bulb', 'fits the|plate|squeal'],
    ['filter', 'bedded|charge'],
  ])('no review of %s says what is true of another thing', async (kind, untrue) => {
    const said = sql`from reviews join products on products.id = product_id
      where products.picture ->> 'kind' = ${kind}`;
    const { rows } = await sql`select reviews.id ${said} limit 1`.execute(database.db);
    expect(rows).toHaveLength(1);
    await none(sql`select text ${said} and text ~* ${untrue}`);
  });

  test('no review of a vehicle says what is true of another', async () => {
    const vehicle = sql`from reviews join products on products.id = product_id where`;
    await none(
      sql`select text ${vehicle} products.fuel = 'hybrid' and text ~* 'charged|on one charge|kwh'`,
    );
    await none(sql`select text ${vehicle} products.vehicle = 'bike' and price >= 40000000
      and text ~* 'milk round|cylinder|newspaper|[3-9][0-9] km a litre|oil and a chain'`);
    await none(sql`select text ${vehicle} picture ->> 'kind' in ('suv', 'hatchback', 'sedan')
      and text ~* 'water can|cylinder|milk round'`);
    const goods = sql`(picture -> 'options' ->> 'cargo' = 'true' or picture -> 'options' ->> 'body' in ('bed', 'box'))`;
    await none(sql`select text ${vehicle} ${goods} and text ~* 'passenger|fares|famil|bench'`);
    await none(sql`select text ${vehicle} not ${goods} and products.vehicle in ('three-wheeler', 'four-wheeler')
      and picture -> 'options' ->> 'windows' is null and text ~* 'cartons|crates|tail board|kg of'`);
  });

  test('a carriage for persons has the heading of those', async () => {
    const { rows } = await sql<{ name: string; hsn: string }>`select name, hsn from products
      where vehicle in ('three-wheeler', 'four-wheeler') and condition = 'new'`.execute(
      database.db,
    );
    const of = (name: RegExp) => rows.filter((row) => name.test(row.name)).map(({ hsn }) => hsn);
    expect(new Set(of(/e-Supro|Nexon|Ape E-City/))).toEqual(new Set(['870380']));
    expect(new Set(of(/Ace EV|Zeo|Treo Zor|Ape E-Xtra/))).toEqual(new Set(['870460']));
  });

  test('no sentence of a review ends in the middle', async () => {
    await none(sql`select text from reviews
      where text ~ '( of|,| a| the)[.]|elsewhere in [A-Z][a-z]+ helped|get as on|s is no problem|since of|Brakes shift'`);
  });

  test('no review says in two figures how far it goes', async () => {
    const { rows } = await sql<{ text: string }>`select text from reviews`.execute(database.db);
    const far = /\d+ km a litre|(?:range|I get|it does|down to|range is|fell to) \d+ km/gi;
    const said = rows.filter(({ text }) => (text.match(far) ?? []).length > 1);
    expect(said.map(({ text }) => text)).toEqual([]);
  });

  test('no sentence of a review comes twice, and reviews are as long as people make them', async () => {
    await none(sql`select sentence, count(*) from (
        select regexp_split_to_table(text, '(?<=[.]) ') as sentence from reviews) said
      group by 1 having count(*) > 1`);
    await none(sql`select text from reviews
      where text !~ '[.]$' or text ~ '[[:alpha:]][.][[:alpha:]]|[{}|]|  |,[.]|[.][.]|^[[:lower:]]| [,.]'`);
    const { rows } = await sql<{ short: string; long: string; all: string }>`select
      count(*) filter (where array_length(string_to_array(text, ' '), 1) <= 5) as short,
      count(*) filter (where length(text) > 220) as long, count(*) as all from reviews`.execute(
      database.db,
    );
    const [{ short, long, all } = { short: 0, long: 0, all: 0 }] = rows;
    expect(Number(short) / Number(all)).toBeGreaterThan(0.12);
    expect(Number(long) / Number(all)).toBeGreaterThan(0.04);
  });

  test('reviews are spread like real ones: most give five, and more give one than two', async () => {
    const { rows } = await sql<{ rating: number; number: number }>`select rating,
      count(*)::int as number from reviews group by 1 order by 1`.execute(database.db);
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = rows.map(({ number }) => number);
    expect([five > four, four > three, one > two]).toEqual([true, true, true]);
    expect((one + two) / (one + two + three + four + five)).toBeGreaterThan(0.05);
    // Below a certain average, a product that many review has those who are cross.
    await none(sql`select sku from products where review_count >= 40 and rating < 4.8 and not exists (
      select from reviews where product_id = products.id and reviews.rating <= 2)`);
  });

  test('filters by rating keep different products', async () => {
    const { rows } = await sql<{ stars: number }>`select distinct floor(rating)::int as stars
      from products where review_count > 0 order by 1`.execute(database.db);
    expect(rows.map(({ stars }) => stars)).toEqual([1, 2, 3, 4, 5]);
  });

  test('so do they in each large group of spare parts', async () => {
    const { rows } = await sql<{ name: string; steps: number[] }>`
      select categories.name, array(select (select count(*)::int from products
          where category_ids @> array[categories.id::integer] and rating >= least and review_count > 0)
        from generate_series(1, 4) least) as steps
      from categories join categories above on above.id = categories.parent_id
      where above.slug = 'spare-parts'`.execute(database.db);
    const large = rows.filter(({ steps: [all = 0] }) => all >= 20);
    expect(large.length).toBeGreaterThan(2);
    for (const { name, steps } of large) expect([name, new Set(steps).size]).toEqual([name, 4]);
  });

  test('who is said to have bought got it first, and reviews what came', async () => {
    const { rows } = await sql<{ tied: number }>`select count(*)::int as tied from reviews
      where order_id is not null`.execute(database.db);
    expect(rows[0]?.tied).toBeGreaterThan(100);
    await none(sql`select reviews.id from reviews
      left join order_lines on order_lines.order_id = reviews.order_id and position = order_position
      left join orders on orders.id = reviews.order_id
      left join customers on customers.id = orders.customer_id
      left join events on subject = 'order' and subject_id = orders.id and kind = 'delivered'
      where reviews.order_id is not null and (order_lines.product_id is distinct from reviews.product_id
        or orders.status <> 'Delivered' or author is distinct from customers.name or events.at is null
        or reviews.created_at <= events.at)`);
  });

  test('every review is of one order, of its product and author, that was delivered before', async () => {
    await none(sql`select id from reviews where num_nonnulls(order_id, dealer_order_id) <> 1`);
    await none(sql`select reviews.id from reviews
      join dealer_orders bought on bought.id = dealer_order_id join products on products.id = reviews.product_id
      where bought.product_id <> reviews.product_id or buyer <> author
        or (delivered_at at time zone 'Asia/Kolkata')::date < launched_on
        or reviews.created_at - delivered_at not between interval '1 minute' and interval '61 days'`);
    await none(sql`select number from (select number, lead(delivered_at) over (order by number) as next, delivered_at
      from dealer_orders) numbered where next < delivered_at`);
    await none(sql`select number from dealer_orders where not exists (
      select from reviews where dealer_order_id = dealer_orders.id)`);
  });

  test('a used vehicle is one piece with a state and a service record of its own', async () => {
    await none(sql`select sku from products where condition = 'used' and (stock > 1 or restock_date is not null
      or description ilike '%helmet%' or not specifications @> '[{"name": "Papers"}]'
      or not exists (select from jsonb_array_elements(specifications) as line
        where line->>'name' = 'Service record'))`);
    await none(
      sql`select description from products where condition = 'used' group by 1 having count(*) > 1`,
    );
    await none(sql`select sku from products where condition = 'used' and electric
      <> (specifications::text like '%Battery health%')`);
  });

  test('what is announced has no stock and no reviews', async () => {
    await none(sql`select sku from products where launched_on > current_date + 1
      and (stock > 0 or review_count > 0)`);
  });

  test('a tyre tells the rim that its size is for', async () => {
    await none(sql`select sku from (select sku, kind,
        jsonb_path_query_first(specifications, '$[*] ? (@.name == "Size").value') #>> '{}' as size,
        jsonb_path_query_first(specifications, '$[*] ? (@.name == "Rim").value') #>> '{}' as rim
        from products) tyres
      where kind = 'tyre' and (rim is null or substring(size from '[-R](\\d+)$') is distinct from substring(rim from '^\\d+'))`);
  });

  test('what a part is called is what it is', async () => {
    // A drum is braked by shoes, a disc by pads.
    await none(sql`select sku from products where name ilike '%pad%' and name ilike '%drum%'
      or name like '%Brake Pad%' and picture->'options'->>'shape' = 'shoe'
      or name like '%Brake Shoe%' and picture->'options'->>'shape' is distinct from 'shoe'`);
    // A tyre comes without a rim, unless it is sold with one.
    await none(sql`select sku from products where picture->>'kind' = 'tyre'
      and picture->'options'->>'rim' = 'true' and name not ilike '%with rim%'`);
    // Nor does one of a large cycle look like that of a car.
    await none(sql`select sku from products where picture->>'kind' = 'tyre'
      and (name ~ '-(559|584|622),') <> coalesce(picture->'options'->>'profile' = 'thin', false)
      and name not like '%-406,%'`);
    await none(sql`select sku from products where picture->>'kind' = 'gloves'
      and (name ilike '%fingerless%') <> (coalesce(picture->'options'->>'fingerless', '') = 'true')`);
    // Luggage is no accessory of a charger.
    await none(sql`select sku from products join categories on categories.id = category_id
      where slug = 'charger-accessories' and (products.picture->>'kind' = 'topBox'
        or products.picture->>'kind' = 'saddleBag' and products.picture->'options'->>'style' is distinct from 'cable')`);
  });

  test('nobody could call a station of the samples', async () => {
    await none(sql`select name from stations where coalesce(phone, '') <> ''`);
  });

  test('staff work and carriers deliver by day', async () => {
    const start = await firstStart(database);
    for (const [table, column] of [
      ['events', 'at'],
      ['payments', 'received_at'],
      ['job_cards', 'received_at'],
      ['quotes', 'answered_at'],
    ] as const) {
      const hour = sql`extract(hour from ${sql.ref(column)} at time zone 'Asia/Kolkata')`;
      await none(sql`select ${sql.ref(column)} from ${sql.table(table)}
        where ${hour} not between 8 and 20 and ${sql.ref(column)} < ${start}::timestamptz - interval '1 day'`);
    }
  });

  test('who charges by direct current has a charger for it', async () => {
    await none(sql`select name from stations
      where connectors && array['CCS2', 'CHAdeMO', 'LEV DC, IS 17017-2-6']
        and not exists (select from unnest(charging) as place where place like 'DC %')`);
  });

  test.each([
    ['244001', 'Uttar Pradesh'],
    ['249401', 'Uttarakhand'],
    ['403601', 'Goa'],
    ['605001', 'Puducherry'],
    ['737101', 'Sikkim'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['812001', 'Bihar'],
    ['826001', 'Jharkhand'],
  ])('PIN code %s is in %s', async (pin, state) => {
    expect(await deliveryZone(database.db, pin)).toMatchObject({ state });
  });
});
