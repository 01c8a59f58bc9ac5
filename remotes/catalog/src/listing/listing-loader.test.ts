import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configure } from '@evmandi/runtime';
import { type ListingData, listingLoader } from './listing-loader.ts';

const product = (id: number, rupees: number) => ({
  id: String(id),
  sku: `BP-${id}`,
  price: rupees * 100,
  brand: { name: 'Bosch' },
  picture: { path: '/p.svg' },
});
const ALL = Array.from({ length: 150 }, (_, index) => product(index + 1, 40_000 + index * 1_000));

const KNOWN = ['spare-parts', 'new-bikes'];
const FACETS = {
  brands: [{ value: 'hero', name: 'Hero', count: 150 }],
  bodyStyles: [{ value: 'super-bikes', name: 'Super Bikes', count: 3 }],
};
const nothing = (...filters: string[]) => filters.map((filter) => ({ filter, count: 5 }));
/** What the API says of words that find nothing. */
const EMPTY: Record<string, object> = {
  sofa: { without: nothing('q') },
  'sofa charger': { without: nothing('q'), instead: [{ q: 'charger', count: 42 }] },
  helmet: { without: nothing('category', 'q') },
};
const refused = (name: string) => ({
  message: `There is no such ${name}`,
  code: `unknown_${name}`,
});

/** Answers as the API does: two categories, one brand, pages, 404 for any other name. */
function answer({ pathname, searchParams: params }: URL): [number, object] {
  if (pathname.endsWith('/related')) return [200, { products: [product(900, 1)] }];
  if (params.get('q') === 'charger' && params.get('page_size') === '4') {
    return [200, { products: ALL.slice(20, 24) }];
  }
  const category = params.get('category');
  if (category !== null && !KNOWN.includes(category)) return [404, refused('category')];
  if (params.has('brand') && params.get('brand') !== 'hero') return [404, refused('brand')];
  if (params.has('model') && params.get('model') !== 'splendor-plus')
    return [404, refused('model')];
  const page = Number(params.get('page') ?? 1);
  const pageSize = Number(params.get('page_size'));
  const path = category ? [{ slug: category, name: 'Spare parts' }] : [];
  const empty = EMPTY[params.get('q') ?? ''];
  if (empty) {
    const none = { page: 1, pageSize, pages: 0, total: 0 };
    return [
      200,
      { category: null, products: [], page: none, facets: FACETS, corrected: null, empty },
    ];
  }
  const body = {
    category: category && { slug: category, name: 'Spare parts', path, children: [] },
    products: ALL.slice((page - 1) * pageSize, page * pageSize),
    page: { page, pageSize, pages: Math.ceil(ALL.length / pageSize), total: ALL.length },
    facets: FACETS,
    corrected: params.get('q') === 'brkae pad' ? 'brake pad' : null,
    ...(params.get('q') === 'scooter under 80000' && {
      understood: { q: 'scooter', priceMin: null, priceMax: 80_000 },
    }),
  };
  return [200, body];
}

let server: Server;
const asked: URLSearchParams[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://api');
    asked.push(url.searchParams);
    const [status, body] = answer(url);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${port}`;
  configure({
    apiUrl,
    phone: '',
    email: '',
    country: '',
    copyrightYear: 2025,
    rupeesPerDollar: 80,
  });
});

afterAll(() => server.close());

interface Shown extends Partial<ListingData> {
  location?: string | null;
  status?: number | undefined;
}

async function load(path: string): Promise<Shown> {
  const request = new Request(`http://site${path}`);
  const result = await listingLoader({ request } as Parameters<typeof listingLoader>[0]);
  if (result instanceof Response) return { location: result.headers.get('location') };
  return { status: result.init?.status, ...result.data };
}

it('names a listing after its category, its search or its address', async () => {
  expect(await load('/listing/spare-parts')).toMatchObject({ status: 200, heading: 'Spare parts' });
  expect(await load('/spares')).toMatchObject({ status: 200, heading: 'Spares' });
  expect(await load('/listing')).toMatchObject({ status: 200, heading: 'All products' });
  expect(await load('/listing?q=pad')).toMatchObject({ heading: 'Results for “pad”' });
  expect(await load('/listing?unrecorded=true')).toMatchObject({ heading: 'Fit not recorded' });
  expect(await load('/spares?unrecorded=true')).toMatchObject({
    heading: 'Fit not recorded: Spares',
  });
  expect(await load('/spares?q=pad')).toMatchObject({ heading: 'Results for “pad” in Spares' });
});

// ROUTE-17
it('a path with capitals leads to the one in lower case, and values match in any case', async () => {
  expect(await load('/LISTING?q=Pad')).toEqual({ location: '/listing?q=Pad' });
  expect(await load('/Hero-Bikes')).toEqual({ location: '/hero-bikes' });
  asked.length = 0;
  expect(await load('/listing?brand=Hero')).toMatchObject({ status: 200 });
  expect(asked.map((params) => params.get('brand'))).toContain('hero');
});

it.each([
  ['/find-super-bikes', 'body_style', 'super-bikes'],
  ['/hero-bikes', 'brand', 'hero'],
])('%s recommends bikes of its own kind', async (path, name, value) => {
  asked.length = 0;
  await load(path);
  const popular = asked.filter((params) => params.get('facets') === 'false');
  expect(popular.map((params) => [params.get(name), params.get('in_stock')])).toEqual([
    [value, 'true'],
  ]);
});

it('names a search after the words that were searched, and keeps what was typed', async () => {
  expect(await load('/listing?q=brkae+pad')).toMatchObject({
    heading: 'Results for “brake pad”',
    given: { q: 'brkae pad' },
  });
});

it('says where words alone find nothing, and brings what others find', async () => {
  const sofa = await load('/listing?q=sofa');
  expect(sofa).toMatchObject({ status: 200, heading: 'No results for “sofa”', nowhere: true });
  expect(sofa.recommended?.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  expect(sofa.recommendedFor).toBeUndefined();
  const charger = await load('/listing?q=sofa+charger&exact=true');
  expect(charger).toMatchObject({ nowhere: true, recommendedFor: 'charger' });
  expect(charger.recommended?.map(({ id }) => id)).toEqual(['21', '22', '23', '24']);
  // With a filter, or where another category has it, the listing stays with its filters.
  for (const path of ['/listing?q=sofa&in_stock=true', '/spares?q=helmet']) {
    const shown = await load(path);
    expect([path, shown.nowhere, shown.heading?.startsWith('Results')]).toEqual([
      path,
      undefined,
      true,
    ]);
  }
});

it('has a price that is said in words as the filter', async () => {
  const shown = await load('/listing?q=scooter+under+80000&in_stock=true');
  expect(shown).toMatchObject({
    heading: 'Results for “scooter”',
    given: { q: 'scooter', priceMax: 80_000, inStock: true },
    canonical: '/listing?q=scooter&in_stock=true&price_max=80000',
  });
});

// ROUTE-6
it('shows everything under a notice, as 404, for an unknown category', async () => {
  const shown = await load('/category/flying-carpets');
  expect(shown).toMatchObject({ status: 404, heading: 'All products' });
  expect(shown.notice).toMatch(/could not find that category/);
  expect(shown.list?.page.total).toBe(150);
});

it('names what the path of one segment stands for', async () => {
  expect(await load('/hero-bikes')).toMatchObject({ status: 200 });
  expect(await load('/find-super-bikes')).toMatchObject({ heading: 'Super Bikes' });
  expect(await load('/find-rs-1-2-lakh-bikes')).toMatchObject({ heading: 'Bikes, Rs. 1 - 2 Lakh' });
});

it('leads from a segment that means nothing to the home page', async () => {
  expect(await load('/nobody-bikes')).toEqual({ location: '/' });
  expect(await load('/nothing')).toEqual({ location: '/' });
});

// ROUTE-6
it('leaves the filters out for an unknown brand or model, under a notice', async () => {
  const brand = await load('/listing/spare-parts?brand=nobody&colour=red&sort=name');
  expect(brand.status).toBe(404);
  expect(brand.given).toEqual({ sort: 'name' });
  expect(brand.notice).toMatch(/could not find that brand/);
  const model = await load('/hero-bikes?model=nothing');
  expect(model.status).toBe(404);
  expect(model.given).toEqual({});
  expect(model.notice).toMatch(/could not find that model/);
});

// LIST-13
it('recommends what is not shown', async () => {
  const { list, recommended } = await load('/spares');
  const shown = new Set(list?.products.map(({ id }) => id));
  expect(recommended).toHaveLength(4);
  expect(recommended?.some(({ id }) => shown.has(id))).toBe(false);
});

it('has one address for the paths of a category', async () => {
  const plain = '/listing/spare-parts';
  expect((await load('/spares?sort=name&view=list')).canonical).toBe(plain);
  expect((await load(`${plain}?page=2`)).canonical).toBe(`${plain}?page=2`);
  expect((await load('/hero-bikes')).canonical).toBe('/hero-bikes');
});

it('leaves an unknown budget out, under a notice', async () => {
  const shown = await load('/listing/new-bikes?budget=rs-0-1');
  expect(shown.status).toBe(404);
  expect(shown.given).toEqual({});
  expect(shown.list?.page.total).toBe(150);
});

it('leads from an exact part number to its product, unless more is asked for', async () => {
  expect(await load('/listing?q=bp%201')).toEqual({ location: '/product/1' });
  expect(await load('/listing?q=BP-1&in_stock=true')).toMatchObject({ status: 200 });
  expect(await load('/listing/spare-parts?q=BP-1')).toMatchObject({ status: 200 });
});

it('leads from a page past the end to the last one', async () => {
  expect(await load('/spares?page=99&sort=name')).toEqual({
    location: '/spares?sort=name&page=13',
  });
});

it('says of what reads as no vehicle what it says of an unknown one, and takes capitals', async () => {
  const shown = await load('/listing/spare-parts?fits=ather');
  expect(shown.status).toBe(404);
  expect(shown.given).toEqual({});
  expect(shown.notice).toMatch(/could not find one of these vehicles/);
  expect(await load('/listing/spare-parts?fits=ATHER.450X')).toMatchObject({
    status: 200,
    given: { fits: ['ather.450x'] },
    notice: null,
  });
  expect((await load('/listing/spare-parts?fits=')).status).toBe(200);
});
