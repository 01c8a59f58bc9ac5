import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configure } from '@evmandi/runtime';
import { vehicleLoader } from './vehicle-loader.ts';

const SPLENDOR = { id: '7', name: 'Hero Splendor Plus', boughtTogether: [], variants: [] };
const PAGE = { page: 1, pageSize: 12, pages: 0, total: 0 };
const LIST = { category: null, products: [], page: PAGE, facets: null, empty: null };

/** Knows one make, which has one model. */
function answer(path: string): [number, object] {
  if (path === '/api/vehicles/hero/splendor-plus') return [200, SPLENDOR];
  if (path.startsWith('/api/vehicles/hero/splendor-plus/')) return [404, {}];
  if (path.startsWith('/api/vehicles/hero/')) return [404, { code: 'unknown_model' }];
  if (path.startsWith('/api/vehicles/')) return [404, { code: 'unknown_make' }];
  return [200, path.endsWith('/related') ? { products: [] } : LIST];
}

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const [status, body] = answer(new URL(request.url ?? '/', 'http://api').pathname);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  configure({
    apiUrl: `http://127.0.0.1:${port}`,
    ...{ phone: '', email: '', country: '', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
});

afterAll(() => server.close());

async function load(make: string, model: string) {
  const request = new Request(`http://site/${make}/${model}`);
  const args = { request, params: { make, model } };
  const result = await vehicleLoader(args as unknown as Parameters<typeof vehicleLoader>[0]);
  if (result instanceof Response) return { location: result.headers.get('location') };
  return { status: result.init?.status ?? 200, ...result.data };
}

// ROUTE-7
it('shows the product of a model, and leads home from an unknown make', async () => {
  expect(await load('hero', 'splendor-plus')).toMatchObject({ status: 200, product: SPLENDOR });
  expect(await load('acme', 'splendor-plus')).toEqual({ location: '/' });
});

// ROUTE-6
it('shows all products under a notice, as 404, for an unknown model', async () => {
  expect(await load('hero', 'no-such-model')).toMatchObject({
    status: 404,
    notice: expect.stringMatching(/^We could not find that model/),
  });
});
