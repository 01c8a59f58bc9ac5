import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configure } from '@evmandi/runtime';
import { type ListingData, listingLoader } from './listing-loader.ts';

const product = (id: number, rupees: number) => ({
  id: String(id),
  price: rupees * 100,
  priceRange: null,
});
const ALL = Array.from({ length: 150 }, (_, index) => product(index + 1, 40_000 + index * 1_000));

/** Answers as the API does: two categories, pages, 404 for any other category. */
function answer(url: URL) {
  const category = url.searchParams.get('category');
  if (category !== null && category !== 'spare-parts' && category !== 'new-bikes') return undefined;
  const page = Number(url.searchParams.get('page'));
  const pageSize = Number(url.searchParams.get('page_size'));
  const named = category && { slug: category, name: 'Spare parts', path: [], children: [] };
  return {
    category: named,
    products: ALL.slice((page - 1) * pageSize, page * pageSize),
    page: { page, pageSize, pages: Math.ceil(ALL.length / pageSize), total: ALL.length },
  };
}

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const body = answer(new URL(request.url ?? '/', 'http://api'));
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { message: 'There is no such category', code: 'unknown' }));
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
  expect(await load('/spares?q=pad')).toMatchObject({ heading: 'Results for “pad” in Spares' });
});

it('shows everything under a notice, as 404, for an unknown category', async () => {
  const shown = await load('/category/flying-carpets');
  expect(shown).toMatchObject({ status: 404, heading: 'All products' });
  expect(shown.notice).toMatch(/could not find that category/);
  expect(shown.list?.page.total).toBe(150);
});

it('finds all vehicles of a budget, beyond one answer of the API', async () => {
  const shown = await load('/listing/new-bikes?budget=rs-1-2-lakh');
  const prices = shown.list?.products.map(({ price }) => price / 100) ?? [];
  expect(shown.status).toBe(200);
  expect(prices).toHaveLength(90);
  expect(Math.min(...prices)).toBe(1_00_000);
  expect(shown.list?.page).toMatchObject({ pages: 1, total: 90 });
});

it('leaves an unknown budget out, under a notice', async () => {
  const shown = await load('/listing/new-bikes?budget=rs-0-1');
  expect(shown).toMatchObject({ status: 404, query: { budget: '' } });
  expect(shown.list?.page.total).toBe(150);
});

it('leads from a page past the end to the last one', async () => {
  expect(await load('/spares?page=99&sort=name')).toEqual({
    location: '/spares?sort=name&page=13',
  });
});
