import { type ProductList, productListSchema } from '../../contract/catalog.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

/** What is read page by page; all products in the full run. */
const PAGED = process.env.EVMANDI_FULL ? 'page_size=50' : 'category=brakes-suspension&page_size=40';

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

describe('the list', () => {
  test('SEED-1: begins with the six sample products', async () => {
    const { products, category, page } = await list('page_size=6');
    expect(products.map(({ id, sku }) => `${id} ${sku}`)).toEqual([
      '1 BP-EV-2041',
      '2 BD-220-W',
      '3 HL-LED-1240',
      '4 RS-340-G',
      '5 MC-7250-FOC',
      '6 LFP-6030-S',
    ]);
    expect(products[0]).toMatchObject({
      name: 'EV Brake Pad Set, front disc',
      brand: { name: 'Bosch' },
      price: 1_249_00,
      originalPrice: 1_499_00,
      discount: 17,
      rating: 4.6,
      reviews: 128,
      availability: 'in_stock',
      categories: [
        { slug: 'spare-parts' },
        { slug: 'brakes-suspension' },
        { slug: 'brake-system' },
      ],
    });
    expect(category).toBeNull();
    expect(page.total).toBeGreaterThanOrEqual(60);
  });

  // LIST-1
  test('has pages that neither overlap nor leave anything out, in every order', async () => {
    for (const sort of ['popularity', 'price_asc', 'price_desc', 'name', 'rating']) {
      const ids: string[] = [];
      const first = await list(`${PAGED}&sort=${sort}&facets=false`);
      const { pages, total } = first.page;
      expect(pages).toBeGreaterThan(2);
      for (let page = 1; page <= pages; page += 1) {
        const query = `${PAGED}&sort=${sort}&page=${page}&facets=false`;
        const { products } = (await api.get(`/api/products?${query}`)).json<ProductList>();
        ids.push(...products.map(({ id }) => id));
      }
      expect([sort, new Set(ids).size, ids.length]).toEqual([sort, total, total]);
    }
  });

  // LIST-7, PRODUCT-5
  test('obeys its order', async () => {
    const cheap = await list('sort=price_asc&page_size=100');
    const prices = cheap.products.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const rated = await list('sort=rating&page_size=100');
    const ratings = rated.products.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    const last = await list(`sort=rating&page_size=100&page=${rated.page.pages}`);
    const reviewed = last.products.map(({ reviews }) => reviews > 0);
    expect(reviewed.at(-1)).toBe(false);
    expect(reviewed.lastIndexOf(true)).toBeLessThan(reviewed.indexOf(false));
    const named = await list('sort=name&page_size=100');
    const names = named.products.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  test('a page after the last is empty, not an error', async () => {
    const { products, page } = await list('page=999');
    expect(products).toEqual([]);
    expect(page.page).toBe(999);
  });

  // LIST-6
  test('a category holds its descendants, and counts its children', async () => {
    const spares = await list('category=spare-parts&page_size=100');
    expect(spares.category?.path).toEqual([{ slug: 'spare-parts', name: 'Spare parts' }]);
    expect(spares.category?.children.map(({ name }) => name)).toEqual([
      'Powertrain & Drivetrain',
      'Brakes & Suspension',
      'Electrical & Wiring',
      'Batteries & BMS',
      'Charging & Converters',
      'Body & Lighting',
    ]);
    for (const child of spares.category?.children ?? []) {
      const { page } = await list(`category=${child.slug}`);
      expect([child.slug, page.total]).toEqual([child.slug, child.count]);
    }
    const sum = spares.category?.children.reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(spares.page.total);
  });

  test('a menu link finds its category by its path', async () => {
    const { category, products } = await list('category=chargers/accessories');
    expect(category?.slug).toBe('charger-accessories');
    expect(products.map(({ discount }) => discount)).toEqual(products.map(() => 20));
    expect((await list('category=spares/accessories')).category?.slug).toBe('accessories');
  });

  test('ids answer those products in that order, once each, on one page', async () => {
    const { products, page } = await list(
      'ids=30,2,999999,2&ids=11&ids=nonsense&page=7&page_size=1',
    );
    expect(products.map(({ id }) => id)).toEqual(['30', '2', '11']);
    expect(page).toEqual({ page: 1, pageSize: 3, pages: 1, total: 3 });
    expect((await list('ids=')).products).toEqual([]);
    expect((await list('ids=99999999999999999999999')).products).toEqual([]);
  });

  const skus = async (q: string) =>
    (await list(`page_size=100&q=${encodeURIComponent(q)}`)).products.map(({ sku }) => sku);

  test('a search looks at name, brand, SKU and categories, with every word', async () => {
    expect(await skus('bp-ev')).toEqual(expect.arrayContaining(['BP-EV-2041', 'BP-EV-2055']));
    expect(await skus('philips headlight')).toContain('HL-LED-1240');
    expect(await skus('brake systems')).toContain('BP-EV-2041');
    expect(await skus('   ')).toHaveLength((await list('page_size=100')).products.length);
    expect(await skus('%')).toEqual([]);
    expect(await skus('_____')).toEqual([]);
  });

  test.each([
    ['BP-EV-2041', 'BP-EV-2041'],
    ['bpev2041', 'BP-EV-2041'],
    ['bp ev 2041', 'BP-EV-2041'],
    ['hl-led', 'HL-LED-1240'],
  ])('the part number %s comes first', async (q, sku) => {
    expect((await skus(q))[0]).toBe(sku);
  });

  test('a word is also found inside another, in singular and plural', async () => {
    expect(await skus('light')).toContain('HL-LED-1240');
    expect(await skus('brake pads')).toContain('BP-EV-2041');
    expect(await skus('battery')).toContain('LFP-6030-S');
    expect((await skus('batteries')).toSorted()).toEqual((await skus('battery')).toSorted());
  });

  test.each([
    ['hedlight', 'headlight'],
    ['boshc', 'bosch'],
    ['philps headlihgt', 'philips headlight'],
    ['braek pad', 'brake pad'],
  ])('the misspelt %s finds what %s finds, and says so', async (q, meant) => {
    const found = await list(`page_size=100&q=${encodeURIComponent(q)}`);
    expect(found.corrected).toBe(meant);
    expect(found.products.map(({ sku }) => sku)).toEqual(await skus(meant));
  });

  test('what resembles nothing finds nothing', async () => {
    const { products, corrected } = await list('q=xqzwvk');
    expect([products, corrected]).toEqual([[], null]);
  });

  test('a word that is found elsewhere is not taken for misspelt', async () => {
    const { products, corrected, empty } = await list('q=helmet&category=lights');
    expect([products, corrected]).toEqual([[], null]);
    expect(empty?.without.map(({ filter }) => filter)).toContain('category');
  });

  test.each([
    ['page=0', 'page'],
    ['page=two', 'page'],
    ['page=1.5', 'page'],
    ['page=1&page=2', 'page'],
    ['page=99999999999999999999', 'page'],
    ['page_size=101', 'page_size'],
    ['page_size=-1', 'page_size'],
    ['sort=cheapest', 'sort'],
    ['q=a&q=b', 'q'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['q=%00', 'q'],
    ['category=spare-parts%00', 'category'],
    ['rating=6', 'rating'],
    ['rating=good', 'rating'],
    ['price_min=-1', 'price_min'],
    ['price_max=1e99', 'price_max'],
    ['price_min=9.99', 'price_min'],
    ['colour=red,pink', 'colour'],
    ['body_style=tricycles', 'body_style'],
    ['fuel=steam', 'fuel'],
    ['condition=broken', 'condition'],
    ['in_stock=maybe', 'in_stock'],
    ['budget=rs-1', 'budget'],
    ['brand=a%00', 'brand'],
    [`brand=${Array.from({ length: 51 }, (_, id) => `b${id}`).join(',')}`, 'brand'],
    [`ids=${Array.from({ length: 101 }, (_, id) => id).join(',')}`, 'ids'],
  ])('refuses %s and names the field', async (query, field) => {
    const { code, message } = await expectRefusal(api, `/api/products?${query}`, {
      status: 422,
      field,
    });
    expect(code).toBe('invalid_request');
    expect(message).toMatch(/must/);
  });

  test('ignores unknown parameters and takes hostile text as text', async () => {
    expect((await list('flavour=mint&__proto__=x&constructor=y')).page.total).toBeGreaterThan(60);
    expect((await list(`q=${encodeURIComponent("' or 'xqz'='xqz'; qzzx --")}`)).products).toEqual(
      [],
    );
    expect((await list(`q=${encodeURIComponent('\\%_\\')}`)).products).toEqual([]);
  });

  test.each([
    ['category=flying-carpets', 'unknown_category'],
    ['brand=bosch,acme', 'unknown_brand'],
    ['model=carpet', 'unknown_model'],
    ['brand=honda&model=splendor-plus', 'unknown_model'],
  ])('%s is 404 with a code of its own', async (query, code) => {
    expect((await expectRefusal(api, `/api/products?${query}`, { status: 404 })).code).toBe(code);
  });

  test('fields that a form left empty narrow nothing', async () => {
    const all = await list('');
    const empty = await list(
      'q=&brand=&price_min=&price_max=&rating=&colour=&in_stock=&condition=&body_style=&fuel=&model=&budget=&category=',
    );
    expect(empty.page.total).toBe(all.page.total);
  });

  // LIST-5
  test('ratings are counted from 5 down to 1, and colours are the eight swatches', async () => {
    const { facets } = await list('page_size=1');
    expect(facets?.ratings.map(({ value }) => value)).toEqual(['5', '4', '3', '2', '1']);
    expect(facets?.colours.map(({ name }) => name)).toEqual([
      ...['Red', 'Blue', 'Green', 'Yellow', 'White', 'Black', 'Orange', 'Purple'],
    ]);
  });

  test('lists take commas or repeat the parameter', async () => {
    const commas = await list('brand=bosch,philips&colour=black,white');
    const repeated = await list('brand=philips&brand=bosch&brand=bosch&colour=white&colour=black');
    expect(repeated).toEqual(commas);
    expect(new Set(commas.facets?.brands.map(({ value }) => value))).toContain('philips');
  });

  test('prices are whole rupees, both ends included', async () => {
    const [pads] = (await list('ids=1')).products;
    const rupees = (pads?.price ?? 0) / 100;
    const ids = async (query: string) => (await list(`q=bp-ev-2041&${query}`)).page.total;
    expect(await ids(`price_min=${rupees}&price_max=${rupees}`)).toBe(1);
    expect(await ids(`price_min=${rupees + 1}`)).toBe(0);
    expect(await ids(`price_max=${rupees - 1}`)).toBe(0);
    expect(await ids('price_min=5000&price_max=10')).toBe(0);
  });

  test('facets can be left out, and are with ids', async () => {
    const short = await list('category=lights&facets=false');
    const nothing = { facets: null, priceSpan: null, empty: null };
    expect(short).toMatchObject(nothing);
    expect(short.page).toEqual((await list('category=lights')).page);
    expect(await list('ids=1')).toMatchObject(nothing);
  });

  test('a brand chosen where it has nothing stays in the list, at 0', async () => {
    const { facets, empty, page } = await list('category=lights&brand=exide');
    expect(page.total).toBe(0);
    expect(facets?.brands).toContainEqual({
      value: 'exide',
      name: 'Exide',
      count: 0,
    });
    const without = empty?.without ?? [];
    expect(without.map(({ filter }) => filter).sort()).toEqual(['brand', 'category']);
    const counts = without.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('nothing found and nothing to take off gives no advice; something found none at all', async () => {
    expect((await list('q=%F0%9F%9A%B2')).empty).toEqual({
      without: [{ filter: 'q', count: (await list('')).page.total }],
    });
    expect((await list('q=brake')).empty).toBeNull();
  });
});
