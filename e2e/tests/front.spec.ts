import { brotliDecompressSync } from 'node:zlib';
import { askHttp2 } from '../../scripts/lib/ask.ts';
import { hasNginx, NGINX_REMEDY } from '../../scripts/lib/nginx.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { lastQueries } from '../support/stack-database.ts';
import { expect, test } from '../support/test.ts';

interface Response {
  headers: Record<string, string>;
}

/** The whole of production: nginx, two edges, two APIs, PostgreSQL. */

test.describe.configure({ mode: 'serial' });
test.use({ ignoreHTTPSErrors: true });

let stack: Stack;

test.beforeAll(async ({}, testInfo) => {
  testInfo.skip(!hasNginx(), `needs nginx: ${NGINX_REMEDY}`);
  const started = await startStack();
  testInfo.skip(typeof started === 'string', String(started));
  stack = started as Stack;
});

test.afterAll(() => stack?.stop());

test('a visitor browses over HTTP/2, on one origin', async ({ page, errors }) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
  });
  await page.goto(`${stack.front.url}/product/BP-EV-2041`);
  await expect(page.getByRole('heading', { level: 1, name: /EV Brake Pad Set/ })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Engine parts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Engine parts' })).toBeVisible();
  const protocols = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map((entry) => entry.nextHopProtocol)
      .filter(Boolean),
  );
  expect([...new Set(protocols)]).toEqual(['h2']);
  expect([...origins]).toEqual([stack.front.url]);
  expect(errors).toEqual([]);
});

test('a file goes out in the brotli copy that its build stored', { tag: '@full' }, async () => {
  const registry = await askHttp2(stack.front.url, '/registry.json');
  const { remotes } = JSON.parse(registry.text) as { remotes: { entry: string }[] };
  for (const { entry } of remotes) {
    const plain = await askHttp2(stack.front.url, entry);
    const small = await askHttp2(stack.front.url, entry, { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.bytes).equals(plain.bytes)).toBe(true);
    const again = await askHttp2(stack.front.url, entry, { 'accept-encoding': 'br' });
    expect(again.headers['cache-status']).toBe('front; hit');
  }
});

test('one id leads from the browser to the database and back', async () => {
  const id = 'journey-0123456789';
  const headers = { 'x-request-id': id };
  const page = await askHttp2(stack.front.url, '/listing?q=controller', headers);
  expect(page.status).toBe(200);
  expect(page.headers['x-request-id']).toBe(id);
  const ofRequest = (log: Record<string, unknown>[]) => log.filter(({ reqId }) => reqId === id);
  await expect
    .poll(() => ofRequest(stack.front.log()))
    .toEqual([expect.objectContaining({ name: 'front', path: '/listing', status: 200 })]);
  await expect
    .poll(() => ofRequest(stack.edges.flatMap(({ log }) => log())))
    .toContainEqual(expect.objectContaining({ name: 'edge', remote: 'catalog', status: 200 }));
  const calls = () => ofRequest(stack.apis.flatMap(({ log }) => log()));
  await expect
    .poll(calls)
    .toContainEqual(expect.objectContaining({ name: 'api', path: '/api/products', status: 200 }));
  const asked = await lastQueries(stack.database);
  expect(asked.filter((query) => query.startsWith(`/* request ${id} */`))).not.toEqual([]);
});

test('no request fails when an edge and an API are killed', async () => {
  const [edge] = stack.edges;
  const [api] = stack.apis;
  const paths = ['/', '/listing', '/cart', '/api/home', '/api/products?page=2', '/readyz'];
  const failed: [string, number][] = [];
  let next = 0;
  const visitor = async () => {
    while (next < 240) {
      next += 1;
      if (next === 80) edge.child.kill('SIGKILL');
      if (next === 120) api.child.kill('SIGKILL');
      const path = paths[next % paths.length] ?? '/';
      const { status } = await askHttp2(stack.front.url, path);
      if (status !== 200) failed.push([path, status]);
    }
  };
  await Promise.all(Array.from({ length: 6 }, visitor));
  expect(failed).toEqual([]);
});

test('the report of a failed call has the id of its request', { tag: '@full' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('evmandi:failure', (event) => {
      const { error } = (event as CustomEvent<{ error: { response?: Response } }>).detail;
      document.documentElement.dataset.failed = error.response?.headers['x-request-id'];
    });
  });
  await page.goto(`${stack.front.url}/about`);
  for (const { child } of stack.apis) child.kill('SIGKILL');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Engine parts' }).click();
  await expect(page.getByText('The server cannot be reached at the moment')).toBeVisible();
  const id = await page.locator('html').getAttribute('data-failed');
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  await expect
    .poll(() => stack.front.log().filter(({ reqId }) => reqId === id))
    .toEqual([expect.objectContaining({ path: '/api/products', status: 503 })]);
});
