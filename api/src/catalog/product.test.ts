import { productDetailSchema } from '../../contract/catalog.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const detail = async (id: string) => {
  const answer = await api.get(`/api/products/${id}`);
  expect([id, answer.statusCode]).toEqual([id, 200]);
  return productDetailSchema.parse(answer.json());
};

test('has all that its page shows', async () => {
  const pads = await detail('1');
  expect(pads.specifications.map(({ name }) => name)).toEqual([
    'Compound',
    'Position',
    'Disc diameter',
    'Pad width',
    'Pad height',
    'Pack contents',
  ]);
  expect(new Set(pads.gallery.map(({ path }) => path)).size).toBeGreaterThanOrEqual(4);
  expect(pads.boughtTogether.map(({ name }) => name).sort()).toEqual([
    'Brake Service Kit',
    'Ventilated Brake Disc 220 mm',
  ]);
  expect(pads.recentReviews).toHaveLength(10);
  // The newest bad one stands among the first three, wherever its date puts it.
  const moved = pads.recentReviews.findIndex(({ rating }) => rating <= 2);
  expect(moved).toBeLessThan(3);
  const dates = pads.recentReviews.flatMap(({ date }, index) => (index === moved ? [] : [date]));
  expect(dates).toEqual(dates.toSorted().toReversed());
});

// PRODUCT-7
test('tells the total of what is bought together', async () => {
  const { price, boughtTogether, boughtTogetherTotal, delivery, stars, reviews } =
    await detail('1');
  const [one, two] = boughtTogether;
  expect(boughtTogetherTotal).toBe(price + (one?.price ?? 0) + (two?.price ?? 0));
  expect(delivery).toEqual({ min: 1, max: 2 });
  expect(stars.map((step) => step.stars)).toEqual([5, 4, 3, 2, 1]);
  expect(stars.reduce((sum, { count }) => sum + count, 0)).toBe(reviews);
});

test('is found by its SKU in any case', async () => {
  expect((await detail('bp-ev-2041')).id).toBe('1');
  expect((await detail('HERO-SPLENDOR-PLUS')).priceRange).toEqual({
    min: 74_491_00,
    max: 77_176_00,
  });
});

test('that is a vehicle has six views, one from ahead, and companions that can be ordered', async () => {
  const scooter = await detail('OLA-S1-PRO');
  expect(new Set(scooter.gallery.map(({ path }) => path)).size).toBe(6);
  expect(scooter.gallery[1]?.path).toContain('/quarter.svg');
  expect(scooter.boughtTogether).toHaveLength(2);
  expect(scooter.boughtTogether.map(({ availability }) => availability)).not.toContain(
    'out_of_stock',
  );
});

test('that is used has no offers for those who buy a new one', async () => {
  const [used] = (await api.get('/api/products?category=used-bikes')).json().products;
  expect((await detail(used.id)).offers).toEqual([]);
  expect((await detail('HERO-SPLENDOR-PLUS')).offers).not.toEqual([]);
});

test.each([
  '0',
  '999999',
  '99999999999999999999999',
  'nothing',
  '-1',
  '%27',
  '..%2f..',
  '1%20or%201',
])('with the id %s is 404', async (id) => {
  await expectRefusal(api, `/api/products/${id}`, { status: 404 });
});

test('with a NUL in its id is 422, one with an undecodable id 400', async () => {
  await expectRefusal(api, '/api/products/%00', { status: 422, field: 'id' });
  await expectRefusal(api, '/api/products/%E0%A4%A', { status: 400 });
});

// PRODUCT-5
test('rating and number of reviews derive from the reviews', async () => {
  const before = await detail('BE-DING-BK');
  const bought = await api.db
    .insertInto('dealer_orders')
    .values({
      ...{ number: 'TEST-1', buyer: 'Test', product_id: before.id },
      delivered_at: '2020-01-01T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('reviews')
    .values({
      ...{ product_id: before.id, author: 'Test', rating: 1, text: 'Silent.' },
      dealer_order_id: bought.id,
    })
    .execute();
  const after = await detail('BE-DING-BK');
  expect(after.reviews).toBe(before.reviews + 1);
  expect(after.rating).toBeLessThan(before.rating);
  expect(after.recentReviews[0]).toMatchObject({ author: 'Test', rating: 1, delivered: true });
  await api.db.deleteFrom('reviews').where('author', '=', 'Test').execute();
  await api.db.deleteFrom('dealer_orders').where('id', '=', bought.id).execute();
  expect(await detail('BE-DING-BK')).toMatchObject({
    rating: before.rating,
    reviews: before.reviews,
  });
});

test('is delayed only until the day of its delivery', async () => {
  expect(await detail('BD-240-R')).toMatchObject({
    availability: 'delivery_delay',
    restockDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  await api.db
    .updateTable('deliveries')
    .set({ expected_on: '2020-01-01' })
    .where('product_id', '=', (eb) =>
      eb.selectFrom('products').select('id').where('sku', '=', 'BD-240-R'),
    )
    .execute();
  expect(await detail('BD-240-R')).toMatchObject({
    availability: 'out_of_stock',
    restockDate: null,
  });
});
