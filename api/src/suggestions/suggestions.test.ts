import { type Suggestions, suggestionsSchema } from '../../contract/suggestions.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { categoriesNamed } from './category-names.ts';

onSampleData('suggestions', (api) => {
  const suggest = async (q: string): Promise<Suggestions> => {
    const answer = await api().get(`/api/suggestions?q=${encodeURIComponent(q)}`);
    expect([q, answer.statusCode]).toEqual([q, 200]);
    return suggestionsSchema.parse(answer.json());
  };
  const skus = async (q: string) => (await suggest(q)).products.map(({ sku }) => sku);

  // SEARCH-1
  test.each(['bp-ev', 'BPEV', 'bp ev 20'])('%s begins part numbers', async (q) => {
    expect(await skus(q)).toEqual(expect.arrayContaining(['BP-EV-2041', 'BP-EV-2055']));
  });

  test.each(['BP-EV-2041', 'bpev2041', ' bp ev 2041 '])('%s is a part number', async (q) => {
    const { exact, products } = await suggest(q);
    expect(products[0]).toMatchObject({ id: exact, sku: 'BP-EV-2041', brand: { name: 'Bosch' } });
  });

  test.each(['BP-EV-2014', 'bpev204l'])('%s is mistyped', async (q) => {
    expect(await suggest(q)).toMatchObject({ exact: null, products: [{ sku: 'BP-EV-2041' }] });
  });

  test('the beginning of a part number is not the part itself', async () => {
    expect((await suggest('bp-ev-204')).exact).toBeNull();
    expect((await suggest('')).exact).toBeNull();
  });

  // SEARCH-1
  test('every word begins one of the product, and the most popular come first', async () => {
    const { products } = await suggest('ele sco');
    expect(products).toHaveLength(8);
    const popularity = await api()
      .db.selectFrom('products')
      .select(['id', 'popularity'])
      .where(
        'id',
        'in',
        products.map(({ id }) => id),
      )
      .execute();
    const order = products.map(({ id }) => popularity.find((row) => row.id === id)?.popularity);
    expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)));
  });

  test.each([
    ['ola s1 ch', /Charger.* Ola S1|Controller, Ola S1/],
    ['activa ta', /^Tail/],
  ])('%s is called so before what only fits it', async (q, name) => {
    expect((await suggest(q)).products[0]?.name).toMatch(name);
  });

  test('with a price, too, what is called so comes before what only fits it', async () => {
    const { products } = await suggest('hero under 900');
    expect(products).toHaveLength(8);
    expect(products.filter(({ name, brand }) => !/hero/i.test(`${name} ${brand.name}`))).toEqual(
      [],
    );
  });

  test('are eight at most, each once', async () => {
    for (const q of ['b', 'br', 'a', 'hero']) {
      const found = await skus(q);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(8);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test('a price in words is kept to, and its unfinished beginning does no harm', async () => {
    const { products } = await suggest('scooter under 80000');
    expect(products).toHaveLength(8);
    expect(Math.max(...products.map(({ price }) => price))).toBeLessThanOrEqual(80_000_00);
    expect(await skus('helmet under 100')).toEqual([]);
    expect(await skus('helmet under')).toEqual(await skus('helmet'));
    expect((await skus('brake pad 500 se kam')).length).toBeGreaterThan(0);
  });

  test('misspelt words are corrected when nothing else is found', async () => {
    const sure = await skus('headlight');
    expect(await skus('hedlight')).toEqual(sure);
    expect(await skus('hedligh')).toEqual(sure);
    expect(await skus('xqzwvk')).toEqual([]);
  });

  test.each([
    ['mudg', 'fender'],
    ['splendor mudguar', 'splendor fender'],
    ['speedome', 'cluster'],
    ['accelerat', 'throttle'],
    ['accel', 'throttle'],
    ['बैट', 'battery'],
    ['चार्', 'charger'],
    ['brake oi', 'brake fluid'],
  ])('%s begins a word of the trade: what %s is', async (begun, meant) => {
    const sure = await skus(meant);
    expect(sure.length).toBeGreaterThan(0);
    expect(await skus(begun)).toEqual(sure);
    expect((await suggest(begun)).showing).toBeDefined();
  });

  test.each([
    ['brack pads', 'brake pads'],
    ['brake pda', 'brake pad'],
    ['splendr plus', 'splendor plus'],
    ['wallbx 11 kw', 'wallbox 11 kw'],
  ])('%s suggests what %s does', async (misspelt, meant) => {
    const sure = await skus(meant);
    expect(sure.length).toBeGreaterThan(0);
    expect((await skus(misspelt)).toSorted()).toEqual(sure.toSorted());
  });

  test('of several words one that resembles nothing is left out', async () => {
    expect(await skus('brake xqzwvk')).toEqual(await skus('brake'));
    expect(await skus('xqzwvk qzzx')).toEqual([]);
  });

  test.each([
    ['mudguard', [{ typed: 'mudguard', means: 'fender' }]],
    ['चार्जर', [{ typed: 'चार्जर', means: 'charger' }]],
    ['batri splendor', [{ typed: 'batri', means: 'battery' }]],
    ['chrger', [{ typed: 'chrger', means: 'charger' }]],
    ['bpev204l', [{ typed: 'bpev204l', means: 'BP-EV-2041' }]],
    ['brakepad', undefined],
    ['48v 24ah', undefined],
    ['brake', undefined],
    ['xqzwvk', undefined],
  ])('%s says what is shown in its place', async (q, showing) => {
    expect((await suggest(q)).showing).toEqual(showing);
  });

  test('categories are named with what they hold', async () => {
    const { categories } = await suggest('brake');
    const brakes = categories.find(({ slug }) => slug === 'brake-system');
    const listed = (await api().get('/api/products?category=brake-system')).json();
    expect(brakes).toEqual({
      slug: 'brake-system',
      name: 'Brake system',
      count: listed.page.total,
    });
    expect((await suggest('xqzwvk')).categories).toEqual([]);
  });

  test.each(['%', '_', "'", ' ', '', "a' | 'b", '🚲', '((', "':*"])(
    '%j does no harm',
    async (q) => {
      expect((await suggest(q)).products.length).toBeLessThanOrEqual(8);
    },
  );

  test('a text that is too long or missing is refused', async () => {
    expect((await api().get('/api/suggestions')).statusCode).toBe(422);
    expect((await api().get(`/api/suggestions?q=${'x'.repeat(101)}`)).statusCode).toBe(422);
  });
});

test('categories: each word begins one of the name, the largest first, none that is empty', () => {
  const category = (name: string, count: number) => ({
    slug: name,
    name,
    count,
    words: name.split(' '),
  });
  const categories = [
    category('brake system', 3),
    category('system tools', 9),
    category('systems', 0),
  ];
  expect(categoriesNamed(categories, ['sys']).map(({ name }) => name)).toEqual([
    'system tools',
    'brake system',
  ]);
  expect(categoriesNamed(categories, ['sys', 'bra']).map(({ name }) => name)).toEqual([
    'brake system',
  ]);
  expect(categoriesNamed(categories, [])).toEqual([]);
});
