import { type ProductList, productListSchema } from '../../contract/catalog.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const list = async (query: string): Promise<ProductList> => {
  const answer = await api.get(`/api/products?${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return productListSchema.parse(answer.json());
};

describe('a price in the words of a search', () => {
  const asked = (q: string, more = '') =>
    list(`q=${encodeURIComponent(q)}&page_size=100&price_steps=true${more}`);

  test('is the price filter: the same products, counts, span and pages', async () => {
    const [said, chosen] = [
      await asked('scooter under ₹80,000'),
      await list('q=scooter&price_max=80000&page_size=100&price_steps=true'),
    ];
    expect(said.understood).toEqual({ q: 'scooter', priceMin: null, priceMax: 80_000 });
    expect({ ...said, understood: undefined }).toEqual(chosen);
    expect(said.products.length).toBeGreaterThan(9);
    expect(Math.max(...said.products.map(({ price }) => price))).toBeLessThanOrEqual(80_000_00);
    expect(said.priceSpan?.max).toBeGreaterThan(80_000_00);
    expect(chosen.understood).toBeUndefined();
  });

  test('alone asks for everything at that price', async () => {
    const [said, chosen] = [await asked('under 500'), await list('price_max=500&page_size=100')];
    expect(said.understood).toEqual({ q: '', priceMin: null, priceMax: 500 });
    expect(said.page).toEqual(chosen.page);
  });

  test('counts for less than the filter, and a part of a rupee is left out', async () => {
    const given = await asked('scooter under 80000', '&price_min=90000');
    expect(given.understood).toEqual({ q: 'scooter', priceMin: 90_000, priceMax: null });
    const { understood } = await asked('brake pad between rs 99.50 and rs 500.50');
    expect(understood).toEqual({ q: 'brake pad', priceMin: 100, priceMax: 500 });
  });

  test('that nothing has can be taken off', async () => {
    const { products, empty } = await asked('helmet under 100');
    expect(products).toEqual([]);
    expect(empty?.without).toContainEqual({ filter: 'price', count: expect.any(Number) });
  });
});
