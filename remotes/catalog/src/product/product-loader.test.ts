import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configure } from '@evmandi/runtime';
import { type ProductData, productLoader } from './product-loader.ts';
import { productRevalidates } from './product-revalidates.ts';

const STATUS: Record<string, number> = { '7': 200, 'BP-EV-2041': 200, broken: 500 };
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const id = request.url?.split('/')[3] ?? '';
    response.writeHead(STATUS[id] ?? 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id, boughtTogether: [] }));
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

async function load(productId?: string, search = '') {
  const request = new Request(`http://site/product${search}`);
  const args = { request, params: { productId } } as unknown as Parameters<typeof productLoader>[0];
  const { data, init } = await productLoader(args);
  const { product, unknown, reviews } = data as ProductData;
  return { id: product.id, unknown, status: init?.status ?? 200, reviews };
}

// ROUTE-8
it('shows the product that the address names', async () => {
  expect(await load('7')).toEqual({ id: '7', unknown: false, status: 200 });
});

// PRODUCT-3
it('shows the first sample under a notice, as 404, for an unknown product', async () => {
  expect(await load('nothing-like-it')).toEqual({ id: 'BP-EV-2041', unknown: true, status: 404 });
});

// ROUTE-8
it('shows the first sample without notice when no product is named', async () => {
  expect(await load()).toEqual({ id: 'BP-EV-2041', unknown: false, status: 200 });
});

it('does not take a failing API for an unknown product', async () => {
  await expect(load('broken')).rejects.toMatchObject({ response: { status: 500 } });
});

it('keeps the product when a page of its reviews cannot be read', async () => {
  const failure = 'Something in this part failed.';
  const shown = { id: '7', unknown: false, status: 200, reviews: { failure } };
  expect(await load('7', '?reviews=2')).toEqual(shown);
});

it('asks again for another product or a retry, and not for another tab', () => {
  const change = (current: string, next: string) =>
    productRevalidates({
      currentUrl: new URL(current, 'http://site'),
      nextUrl: new URL(next, 'http://site'),
      defaultShouldRevalidate: true,
    } as Parameters<typeof productRevalidates>[0]);
  expect(change('/product/7', '/product/7?tab=reviews')).toBe(false);
  expect(change('/product/7', '/product/8')).toBe(true);
  expect(change('/product/7?tab=reviews', '/product/7?tab=reviews&reviews=2')).toBe(true);
  expect(change('/hero/no-such', '/hero/no-such?page=2')).toBe(true);
  expect(change('/product/7?tab=reviews', '/product/7?tab=reviews')).toBe(true);
});
