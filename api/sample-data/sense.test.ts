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
  }, 60_000);
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

  test('no author reviews a product twice, before it is sold, or praises it in a complaint', async () => {
    await none(sql`select product_id, author from reviews group by 1, 2 having count(*) > 1`);
    await none(sql`select reviews.id from reviews join products on products.id = product_id
      where (reviews.created_at at time zone 'Asia/Kolkata')::date < launched_on`);
    await none(sql`select text from reviews where rating < 3
      and text ~ 'buy again|Recommended|best of three|picked up at once'`);
    await none(sql`select text from reviews join products on products.id = product_id
      where electric and text ~* 'mileage|clutch' or fuel = 'petrol' and text ~* 'battery|charge'`);
  });

  test('a page of ten reviews hardly ever says the same twice', async () => {
    await none(sql`select product_id from (
        select product_id, text, row_number() over (partition by product_id order by created_at desc) as place
        from reviews) newest
      where place <= 10 group by product_id having count(distinct text) < 8 and count(*) = 10`);
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
