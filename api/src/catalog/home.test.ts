import { type Home, homeSchema } from '../../contract/catalog.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';

let api: TestApi;
let home: Home;
beforeAll(async () => {
  api = await testApi();
  home = homeSchema.parse((await api.get('/api/home')).json());
}, 60_000);
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
  const { page } = (await api.get(`/api/products?category=${chip}`)).json();
  expect(page.total).toBe(bikes.length);
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
  expect(home.evBikes.slice(0, 3).map(({ name }) => name)).toEqual([
    'Revolt RV400',
    'Ultraviolette F77',
    'Oben Rorr',
  ]);
  expect(home.evScooters.slice(0, 3).map(({ name }) => name)).toEqual([
    'Ather 450X',
    'Bajaj Chetak',
    'Ola S1 Pro',
  ]);
  expect(home.evBikes.every(({ electric }) => electric)).toBe(true);
});

test('slides, brands, budgets, body styles and categories are those of the specification', () => {
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
  expect(home.budgets[0]).toEqual({ name: 'Rs. 30,000 - 50,000', slug: 'rs-30-000-50-000' });
  expect(home.bodyStyles.map(({ slug, count }) => `${slug} ${count}`)).toContain('super-bikes 32');
  expect(home.categories.map(({ slug }) => slug)).toEqual([
    'ev-vehicles',
    'spare-parts',
    'batteries-bms',
    'chargers-converters',
    'electrical-wiring',
    'accessories-tools',
  ]);
});

test('counts of the categories are those of their listings', async () => {
  for (const { slug, count } of home.categories) {
    const { page } = (await api.get(`/api/products?category=${slug}`)).json();
    expect([slug, count]).toEqual([slug, page.total]);
  }
});

test('the search panel knows models of every brand', () => {
  expect(new Set(home.models.map(({ brand }) => brand))).toEqual(
    new Set(home.brands.map(({ slug }) => slug)),
  );
  const names = home.models.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Splendor Plus', 'Activa 6G', 'Pulsar 150', 'Jupiter 125']),
  );
});

test('every slide leads to a product or a category that exists', async () => {
  for (const { href } of home.slides) {
    const [, area, name] = href.split('/');
    const address = area === 'product' ? `/api/products/${name}` : `/api/products?category=${name}`;
    expect([href, (await api.get(address)).statusCode]).toEqual([href, 200]);
  }
});
