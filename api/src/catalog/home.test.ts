import { sql } from 'kysely';
import {
  type Home,
  homeSchema,
  productDetailSchema,
  productListSchema,
} from '../../contract/catalog.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

let api: TestApi;
let home: Home;
beforeAll(async () => {
  api = await testApi();
  home = homeSchema.parse((await api.get('/api/home')).json());
});
afterAll(() => api.close());

const CHIPS = [
  'commuter',
  'popular',
  'electric',
  'sports',
  'cruiser',
  'sports-naked',
  'off-road',
  'super',
  'adventure',
  'cafe-racer',
  'touring',
  'roadster',
  'street',
  'scrambler',
  'retro',
  'dual-sport',
  'mileage',
  '100-cc',
  '125-cc',
  '150-cc',
  '200-cc',
  '350-cc',
  'upcoming',
  'latest',
  'best-selling',
].map((chip) => `${chip}-bikes`);

test.each(CHIPS)('the chip %s has a bike, and a listing with the same bikes', async (chip) => {
  const bikes = home.bikes.filter(({ groups }) => groups.includes(chip));
  expect(bikes.length).toBeGreaterThanOrEqual(1);
  const list = productListSchema.parse(
    (await api.get(`/api/products?category=${chip}&page_size=100`)).json(),
  );
  const models = new Set(bikes.map(({ path }) => path));
  const listed = list.products.map(({ modelPath }) => String(modelPath));
  expect(list.page.total).toBeGreaterThanOrEqual(bikes.length);
  expect(listed.filter((path) => !models.has(path))).toEqual([]);
});

test('the chips shown first have at least four', () => {
  for (const chip of CHIPS.slice(0, 9)) {
    const bikes = home.bikes.filter(({ groups }) => groups.includes(chip));
    expect([chip, bikes.length >= 4]).toEqual([chip, true]);
  }
});

test('commuters and scooters stand in the order of the design, with their price ranges', () => {
  const commuters = home.bikes.filter(({ groups }) => groups.includes('commuter-bikes'));
  expect(commuters.slice(0, 4).map(({ name }) => name)).toEqual([
    'Hero Splendor Plus',
    'Honda Shine 100',
    'Bajaj Pulsar 150',
    'TVS Raider 125',
  ]);
  expect(commuters[0]).toMatchObject({
    path: '/hero/splendor-plus',
    price: { min: 74_491_00, max: 77_176_00 },
    electric: false,
  });
  const popular = home.scooters.filter(({ groups }) => groups.includes('popular-scooters'));
  expect(popular.slice(0, 4).map(({ name }) => name)).toEqual([
    'Honda Activa 6G',
    'TVS Jupiter 125',
    'Suzuki Access 125',
    'Yamaha RayZR 125',
  ]);
  expect(home.evBikes.slice(0, 2).map(({ name }) => name)).toEqual([
    'Revolt RV400',
    'Ultraviolette F77',
  ]);
  expect(home.evScooters.slice(0, 3).map(({ name }) => name)).toEqual([
    'Ather 450X',
    'Bajaj Chetak',
    'Ola S1 Pro',
  ]);
  expect(home.evBikes.every(({ electric }) => electric)).toBe(true);
});

// HOME-4, HOME-15, HOME-16, HOME-17, CATEGORY-2
test('home page > slides, brands, budgets, body styles and categories are the fixed ones', () => {
  expect(home.slides.map(({ key }) => key)).toEqual([
    'x47',
    'shivaksh',
    'tvs-xl100',
    'ampere-magnus',
  ]);
  expect(home.brands.map(({ name }) => name)).toEqual([
    'Honda',
    'Royal Enfield',
    'TVS',
    'Yamaha',
    'Hero',
    'Bajaj',
    'KTM',
    'Kawasaki',
    'BMW',
    'Suzuki',
  ]);
  expect(home.budgets.map(({ name }) => name)).toEqual([
    'Rs. 30,000 - 50,000',
    'Rs. 50,000 - 70,000',
    'Rs. 70,000 - 1 Lakh',
    'Rs. 1 - 2 Lakh',
    'Rs. 2 - 5 Lakh',
    'Above 5 Lakh',
  ]);
  expect(home.budgets[0]).toMatchObject({ slug: 'rs-30-000-50-000', from: 30_000, below: 50_000 });
  expect(home.bodyStyles.map(({ name, count }) => `${name} ${count}`)).toEqual([
    'Sports Bikes 116',
    'Cruiser Bikes 76',
    'Commuter Bikes 51',
    'Sports Naked Bikes 44',
    'Off Road Bikes 36',
    'Super Bikes 32',
  ]);
  expect(home.categories.map(({ slug }) => slug)).toEqual([
    'ev-vehicles',
    'spare-parts',
    'batteries-bms',
    'chargers-converters',
    'electrical-wiring',
    'accessories-tools',
  ]);
});

test('body styles and budgets count what their listings hold', async () => {
  const total = async (query: string) =>
    productListSchema.parse((await api.get(`/api/products?${query}`)).json()).page.total;
  for (const { slug, count } of home.bodyStyles) {
    expect([slug, await total(`body_style=${slug}&condition=new`)]).toEqual([slug, count]);
  }
  for (const { slug, count } of home.budgets) {
    expect([slug, await total(`budget=${slug}&category=new-bikes`)]).toEqual([slug, count]);
  }
});

// HOME-11
test('a card names the offers of the month only where its model has one today', async () => {
  const [card] = home.bikes;
  expect(['View September Offers', 'View Offers']).toContain(card?.offersLabel);
  const detail = async () =>
    productDetailSchema.parse((await api.get(`/api/vehicles${card?.path}`)).json());
  const before = await detail();
  expect(before.offers.length > 0).toBe(card?.offersLabel === 'View September Offers');

  const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;
  const model = api.db.selectFrom('products').select('model_id').where('id', '=', before.id);
  const offer = { model_id: model, title: 'Test', text: 'Helmet included.' };
  await api.db
    .insertInto('offers')
    .values([
      { ...offer, starts_on: today, ends_on: today },
      { ...offer, starts_on: '2020-01-01', ends_on: '2020-01-31' },
    ])
    .execute();
  const after = await detail();
  const { bikes } = homeSchema.parse((await api.get('/api/home')).json());
  await api.db.deleteFrom('offers').where('title', '=', 'Test').execute();
  expect(after.offers).toHaveLength(before.offers.length + 1);
  expect(bikes[0]?.offersLabel).toBe('View September Offers');
});

test('counts of the categories are those of their listings', async () => {
  for (const { slug, count } of home.categories) {
    const { page } = (await api.get(`/api/products?category=${slug}`)).json();
    expect([slug, count]).toEqual([slug, page.total]);
  }
});

// HOME-3
test('the search panel knows models of every brand', () => {
  expect(new Set(home.models.map(({ brand }) => brand))).toEqual(
    new Set(home.brands.map(({ slug }) => slug)),
  );
  const names = home.models.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Splendor Plus', 'Activa 6G', 'Pulsar 150', 'Jupiter 125']),
  );
});

// HOME-4
test('every slide leads to a product or a category that exists', async () => {
  for (const { href } of home.slides) {
    const [, area, name] = href.split('/');
    const address = area === 'product' ? `/api/products/${name}` : `/api/products?category=${name}`;
    expect([href, (await api.get(address)).statusCode]).toEqual([href, 200]);
  }
});
