import { type Kind, kinds, optionsOf } from '@evmandi/artwork';
import { type RawBuilder, sql } from 'kysely';
import { onSampleData } from '../testing/both-databases.ts';
import { firstStart } from '../testing/memory-database.ts';
import { newVehicles } from './new-vehicles.ts';
import { PARTS } from './parts/index.ts';

onSampleData('the catalogue of the sample data', (api) => {
  /** The first start. */
  let start: Date;
  beforeAll(async () => {
    start = await firstStart(api());
  });

  const rows = async <Row>(query: RawBuilder<Row>): Promise<Row[]> =>
    (await query.execute(api().db)).rows;

  test('HOME-17: body styles have their fixed counts, as products', async () => {
    const counted = await rows(sql<{ style: string; count: number }>`
    select body_style as style, count(*)::int as count from products
    where condition = 'new' and body_style is not null group by 1 order by 2 desc`);
    expect(counted).toEqual([
      { style: 'sports-bikes', count: 116 },
      { style: 'cruiser-bikes', count: 76 },
      { style: 'commuter-bikes', count: 51 },
      { style: 'sports-naked-bikes', count: 44 },
      { style: 'off-road-bikes', count: 36 },
      { style: 'super-bikes', count: 32 },
    ]);
  });

  test('the spotlight of a body style has exactly its new bikes', async () => {
    const differing = await rows(sql<{ sku: string }>`
    select sku from products join categories on categories.slug in
      (select distinct body_style from products where body_style is not null)
    where (category_ids @> array[categories.id::int])
      <> (condition = 'new' and coalesce(body_style, '') = categories.slug)`);
    expect(differing).toEqual([]);
  });

  test('new bikes are of all ten brands and in every budget band', async () => {
    const [brands] = await rows(sql<{ names: string[] }>`
    select array_agg(distinct brands.name order by brands.name) as names from products
    join brands on brands.id = products.brand_id
    where condition = 'new' and body_style is not null and home_position is not null`);
    expect(brands?.names).toHaveLength(10);
    const bands = await rows(sql<{ band: number; count: number }>`
    select width_bucket(price / 100, array[30000, 50000, 70000, 100000, 200000, 500000]) as band,
      count(*)::int as count
    from products where condition = 'new' and vehicle in ('bike', 'scooter') group by 1 order by 1`);
    expect(bands.map(({ band }) => band)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(bands.every(({ count }) => count >= 5)).toBe(true);
  });

  test('every chip has four models or more', async () => {
    const chips = await rows(sql<{ slug: string; models: number }>`
    select categories.slug, count(distinct model_id)::int as models
    from categories left join products
      on category_ids @> array[categories.id::int] and condition = 'new'
    where categories.kind = 'spotlight' or categories.slug in ('electric-bikes', 'electric-scooters')
    group by 1`);
    expect(chips).toHaveLength(27);
    expect(chips.filter(({ models }) => models < 4)).toEqual([]);
  });

  test('what is called upcoming is, and what is called latest came within a year', async () => {
    const wrong = await rows(sql<{ sku: string }>`
    select sku from products join categories on category_ids @> array[categories.id::int]
    where (categories.slug = 'upcoming-bikes' and launched_on <= (${start}::timestamptz at time zone 'Asia/Kolkata')::date)
      or (categories.slug = 'latest-bikes'
        and launched_on not between (${start}::timestamptz at time zone 'Asia/Kolkata')::date - 366 and (${start}::timestamptz at time zone 'Asia/Kolkata')::date)`);
    expect(wrong).toEqual([]);
  });

  test('every model has one lead, at the price of its cheapest variant', async () => {
    const wrong = await rows(sql<{ name: string }>`
    select models.name from models
    left join products on products.model_id = models.id and products.lead
    join model_variants on model_variants.model_id = models.id
    group by models.id, products.id
    having products.id is null or min(products.price) <> min(model_variants.price)`);
    expect(wrong).toEqual([]);
  });

  test('prices of new vehicles span exactly the variants of their model', async () => {
    const wrong = await rows(sql<{ name: string }>`
    select name from (
      select models.name, min(products.price) as low, max(products.price) as high,
        (select min(price) from model_variants where model_id = models.id) as min,
        (select max(price) from model_variants where model_id = models.id) as max
      from models join products on products.model_id = models.id and condition = 'new'
      group by models.id
    ) spans where (low, high) <> (min, max)`);
    expect(wrong).toEqual([]);
  });

  test('ratings and their numbers follow from reviews alone, as planned', async () => {
    const planned = new Map(
      [...PARTS, ...newVehicles()].map(({ sku, rating: [average, reviews] }) => [
        sku,
        `${average.toFixed(1)} of ${reviews}`,
      ]),
    );
    const found = await rows(sql<{ sku: string; said: string }>`
    select sku, round(coalesce(avg(reviews.rating), 0), 1) || ' of ' || count(reviews.id) as said
    from products left join reviews on reviews.product_id = products.id
    where condition = 'new' group by products.id`);
    expect(found.filter(({ sku, said }) => planned.get(sku) !== said)).toEqual([]);
    const kept = await rows(sql<{ sku: string }>`
    select sku from products where review_count <> (
      select count(*) from reviews where product_id = products.id)`);
    expect(kept).toEqual([]);
  });

  test('the samples keep their ids, numbers, prices and reviews', async () => {
    const samples = await rows(sql<{ line: string }>`
    select concat_ws(' ', id, sku, price / 100, original_price / 100, rating, review_count) as line
    from products where id <= 6 order by id`);
    expect(samples.map(({ line }) => line)).toEqual([
      '1 BP-EV-2041 1249 1499 4.6 128',
      '2 BD-220-W 1890 2100 4.5 93',
      '3 HL-LED-1240 2350 2799 4.7 212',
      '4 RS-340-G 4650 5200 4.2 37',
      '5 MC-7250-FOC 8950 9990 4.3 41',
      '6 LFP-6030-S 38499 42999 4.8 64',
    ]);
  });

  test('LIST-6: the eight part brands come first among the brands, each with parts', async () => {
    const brands = await rows(sql<{ name: string; parts: number }>`
    select brands.name, count(products.id)::int as parts from brands
    left join products on products.brand_id = brands.id and vehicle is null
    where part_position is not null group by brands.id order by part_position`);
    expect(brands.map(({ name }) => name)).toEqual([
      'Bosch',
      'Ather',
      'Hero Electric',
      'Ola',
      'Exide',
      'Amaron',
      'Philips',
      'CEAT',
    ]);
    expect(brands.filter(({ parts }) => parts < 3)).toEqual([]);
  });

  test('vehicles run on all that the shop is for, in all their forms', async () => {
    const forms = await rows(sql<{ form: string; models: number }>`
    select vehicle || case when fuel = 'hybrid' then ', hybrid' else '' end as form,
      count(distinct model_id)::int as models
    from products where condition = 'new' and fuel in ('electric', 'hybrid') group by 1 order by 1`);
    expect(forms.map(({ form }) => form)).toEqual([
      'bike',
      'bike, hybrid',
      'cycle',
      'four-wheeler',
      'four-wheeler, hybrid',
      'scooter',
      'scooter, hybrid',
      'three-wheeler',
      'three-wheeler, hybrid',
    ]);
    expect(forms.filter(({ models }) => models < 1)).toEqual([]);
  });

  test('there are 150 parts or more, each with figures and measures of its own', async () => {
    expect(PARTS.length).toBeGreaterThanOrEqual(150);
    expect(PARTS.filter(({ specs, facts }) => specs.length < 2 || facts.length < 2)).toEqual([]);
    expect(new Set(PARTS.map(({ text }) => text)).size).toBe(PARTS.length);
    expect(new Set(PARTS.map(({ name }) => name)).size).toBe(PARTS.length);
  });

  /** The figures that a buyer of such a thing asks for first. */
  const FIGURES: Partial<Record<Kind, RegExp[]>> = {
    type2Cable: [/^Current$/, /^Length$/, /^(Connectors|Vehicle end)$/],
    cableReel: [/^(Current|Load)$/, /^(Length|Cable|Holster)$/, /^(Plugs?|Holster)$/],
    portable: [/^(Power|Output)$/, /^Plug$/],
    wallbox: [/^Power$/, /^Vehicle end$/],
    acPost: [/^Power$/, /^Vehicle end$/],
    dcFast: [/^Power$/, /^(Guns|Connector)$/],
    chademoGun: [/^Current$/, /^Voltage$/],
    battery: [/^Chemistry$/, /^(Energy|Capacity)$/],
    bms: [/^Cells$/, /^Current$/],
    controller: [/^Voltage$/, /^Current$/],
    converter: [/^Input$/, /^Output$/],
    dcConverter: [/^Input$/, /^Output$/],
    hubMotor: [/^Power$/, /^Voltage$/],
    brakeDisc: [/^Outer diameter$/, /^Thickness$/, /^Bolt circle$/],
    tyre: [/^Size$/],
    helmet: [/^Standard$/, /^Size$/],
    shock: [/^Length$/],
    forkSet: [/^(Stanchion|Tube)$/, /^Travel$/],
    chainKit: [/^(Chain|Pitch)$/, /^(Rear sprocket|Teeth)$/],
    topBox: [/^Volume$/, /^Load$/],
  };

  test('what a thing is bought by is among its figures', () => {
    const wanting = PARTS.flatMap(({ sku, drawing, specs }) =>
      (FIGURES[drawing.kind] ?? [])
        .filter((figure) => !specs.some(([name]) => figure.test(name)))
        .map((figure) => `${sku}: ${figure.source}`),
    );
    expect(wanting).toEqual([]);
  });

  test('every drawing takes its options, tells its measures, and looks like no other new one', async () => {
    const known = new Map(
      kinds.map((kind) => [kind, new Map(optionsOf(kind).map((o) => [o.name, o]))]),
    );
    const products = await api()
      .db.selectFrom('products')
      .select(['sku', 'condition', 'picture'])
      .execute();
    const looks = new Map<string, string>();
    const wrong: string[] = [];
    for (const { sku, condition, picture } of products) {
      const options = known.get(picture.kind);
      const { dimW, dimH, ...look } = picture.options;
      if (!dimW || !dimH) wrong.push(`${sku} has no measures`);
      const significant = Object.entries(look).filter(
        ([name, value]) => value !== options?.get(name)?.initial,
      );
      if (significant.some(([name]) => !options?.has(name)))
        wrong.push(`${sku} has no such option`);
      if (condition === 'used') continue;
      const key = JSON.stringify([picture.kind, significant.sort()]);
      const twin = looks.get(key);
      if (twin) wrong.push(`${sku} looks like ${twin}`);
      looks.set(key, sku);
    }
    expect(wrong).toEqual([]);
  });

  test('used vehicles look like the new ones of their model and colour, and tell their history', async () => {
    const wrong = await rows(sql<{ sku: string }>`
    select sku from products used where condition = 'used' and not exists (
      select from products new where new.condition = 'new' and new.model_id = used.model_id
        and new.colour_name = used.colour_name and new.picture = used.picture
        and new.price > used.price)`);
    expect(wrong).toEqual([]);
    const [count] = await rows(sql<{ used: number; cities: number }>`
    select count(*)::int as used, count(distinct city)::int as cities from products
    where condition = 'used'`);
    expect(count?.used).toBeGreaterThanOrEqual(40);
    expect(count?.cities).toBeGreaterThanOrEqual(12);
  });

  test('every model has an offer that holds today, in the month that it names', async () => {
    const without = await rows(sql<{ name: string }>`
    select name from models where not exists (select from offers where model_id = models.id
      and (${start}::timestamptz at time zone 'Asia/Kolkata')::date between starts_on and ends_on)`);
    expect(without).toEqual([]);
  });
});
