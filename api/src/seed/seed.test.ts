import { listProducts } from '../catalog/list-products.ts';
import type { OpenDatabase } from '../database/database.ts';
import { memoryDatabase } from '../testing/memory-database.ts';
import { PARTS, USED_BIKES, VEHICLES } from './products.ts';
import { Random } from './random.ts';
import { ratingsAround } from './reviews.ts';

const NOW = new Date('2025-10-01T06:30:00Z');
const DAY = 86_400_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase(NOW);
}, 60_000);
afterAll(() => database.close());

/** Every category that a link of specification 2.2 or a card of 2.5 leads to. */
const LINKED = [
  'electric-bikes',
  'electric-scooters',
  'electric-cycles',
  'electric-two-wheelers',
  'electric-three-wheelers',
  'electric-four-wheelers',
  'hybrid-two-wheeler',
  'hybrid-three-wheeler',
  'hybrid-four-wheeler',
  'spares',
  'accessories',
  'wire-locks',
  'lights',
  'bells',
  'bags',
  'covers',
  'portable',
  'wallbox-ac',
  'type2',
  'cables',
  'dc-fast',
  'ccs2-chademo',
  'controllers',
  'converters',
  'mounts',
  'chargers/accessories',
  'engine-parts',
  'brake-system',
  'electrical',
  'body-parts',
  'new-bikes',
  'used-bikes',
  'ev-vehicles',
  'spare-parts',
  'batteries-bms',
  'chargers-converters',
  'electrical-wiring',
  'accessories-tools',
];

test.each(LINKED)('%s has three products or more', async (category) => {
  const { page } = await listProducts(database.db, {
    category,
    sort: 'popularity',
    page: 1,
    page_size: 1,
  });
  expect(page.total).toBeGreaterThanOrEqual(3);
});

test('ratings come out as planned, from reviews alone', async () => {
  const products = await database.db
    .selectFrom('products')
    .select(['sku', 'rating', 'review_count'])
    .orderBy('id')
    .execute();
  const planned = [...PARTS, ...VEHICLES, ...USED_BIKES].map(({ rating }) => rating);
  const differing = products.flatMap(({ sku, rating, review_count }, index) =>
    Number(rating) === planned[index]?.[0] && review_count === planned[index][1]
      ? []
      : [`${sku} ${rating}`],
  );
  expect(differing).toEqual([]);
});

test('a vehicle costs what its cheapest variant costs', async () => {
  const differing = await database.db
    .selectFrom('products')
    .where('condition', '=', 'new')
    .where('model_id', 'is not', null)
    .where(({ eb, selectFrom }) =>
      eb(
        'price',
        '<>',
        selectFrom('model_variants')
          .whereRef('model_variants.model_id', '=', 'products.model_id')
          .select((min) => min.fn.min('model_variants.price').as('cheapest')),
      ),
    )
    .select('sku')
    .execute();
  expect(differing).toEqual([]);
});

test('dates are offsets from the first start', async () => {
  const orders = await database.db.selectFrom('orders').select('placed_at').execute();
  const ages = orders.map(({ placed_at }) => (NOW.getTime() - placed_at.getTime()) / DAY);
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeLessThan(60);
  expect(ages.filter((age) => age < 28).length).toBeGreaterThanOrEqual(20);
  const cards = await database.db
    .selectFrom('job_cards')
    .select(['number', 'promised_at'])
    .execute();
  const first = cards.find(({ number }) => number === 'JC-2041');
  expect(first?.promised_at.toISOString()).toBe('2025-10-02T11:30:00.000Z');
});

test('is the same in every run', async () => {
  const dump = async ({ db }: OpenDatabase) =>
    JSON.stringify([
      await db.selectFrom('products').selectAll().orderBy('id').execute(),
      await db.selectFrom('reviews').selectAll().orderBy('id').execute(),
      await db.selectFrom('orders').selectAll().orderBy('id').execute(),
    ]).replaceAll(/"created_at":"[^"]*"/g, '');
  const again = await memoryDatabase(NOW);
  expect((await dump(again)) === (await dump(database))).toBe(true);
  await again.close();
}, 60_000);

test('ratings around an average stay from 1 to 5, whatever the average', () => {
  for (const average of [1, 2.5, 4.9, 5]) {
    const ratings = ratingsAround(average, 40, new Random(7));
    expect(ratings.every((rating) => rating >= 1 && rating <= 5)).toBe(true);
    expect(ratings.reduce((sum, rating) => sum + rating, 0)).toBe(Math.round(average * 40));
  }
});
