import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { openRegistry } from '../../registry/registry.ts';
import { hostArtifact, inTemporaryFolder, remoteArtifact, route } from '../../testing/artifacts.ts';
import { ask } from '../../testing/http.ts';
import { releaseUnchecked } from '../../testing/releases.ts';
import { createEdge } from '../edge.ts';
import { listen } from '../server.ts';
import { createMachineFiles } from './machine-files.ts';
import { sitemapFiles } from './sitemap-files.ts';

const SITE_URL = 'https://shop.example';
const CONFIG = {
  apiUrl: 'http://api.test:8000',
  phone: '',
  email: '',
  country: '',
  copyrightYear: 2025,
  rupeesPerDollar: 84,
};
const ROUTES = [
  route('/'),
  route('/home', { alias: true }),
  route('/product/:productId'),
  route('/help'),
  route('/cart', { render: 'frame' }),
  route('/orders', { access: 'session' }),
  route('/dashboard/*', { access: 1001 }),
  route('/dashboard/roles/:role', { access: 1001 }),
];

/** An edge whose API knows one product. */
function withEdge(work: (port: number) => Promise<void>) {
  return inTemporaryFolder(async (dataDir) => {
    const api = createServer((_, response) => {
      const pages = [{ path: '/product/1?a&b', changedAt: '2026-05-01' }];
      response.end(JSON.stringify({ pages, page: { pages: 1 } }));
    });
    await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
    const { port } = api.address() as AddressInfo;
    const registry = openRegistry(dataDir);
    const shop = remoteArtifact('shop', { descriptor: { routes: ROUTES } });
    await releaseUnchecked(registry, [hostArtifact(), shop]);
    const report = () => undefined;
    const apiInternalUrl = `http://127.0.0.1:${port}`;
    const machineFiles = createMachineFiles({ siteUrl: SITE_URL, apiInternalUrl, report });
    const edge = createEdge({ registry, config: CONFIG, report, machineFiles });
    const server = await listen(edge, 0, 'localhost');
    try {
      await work(server.port);
    } finally {
      await server.close();
      await new Promise((done) => api.close(done));
    }
  });
}

test('robots.txt closes what needs a sign-in and names the sitemap', () =>
  withEdge(async (port) => {
    const { status, headers, body } = await ask(port, '/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /dashboard/',
      'Disallow: /dashboard/roles/',
      'Disallow: /orders$',
      '',
      'Sitemap: https://shop.example/sitemap.xml',
      '',
    ]);
  }));

test('the sitemap lists each public page once, with those of the API', () =>
  withEdge(async (port) => {
    const { status, headers, body } = await ask(port, '/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=600');
    expect([...body.matchAll(/<url>(.*?)<\/url>/g)].map(([, url]) => url)).toEqual([
      '<loc>https://shop.example/</loc>',
      '<loc>https://shop.example/help</loc>',
      '<loc>https://shop.example/product/1?a&amp;b</loc><lastmod>2026-05-01</lastmod>',
    ]);
    const zipped = await ask(port, '/sitemap.xml', { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(zipped.bytes).toString()).toBe(body);
    const again = await ask(port, '/sitemap.xml', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect((await ask(port, '/sitemap-1.xml')).status).toBe(404);
  }));

test('more pages than one file may list are split, none lost and none twice', () => {
  const paths = Array.from({ length: 120_000 }, (_, index) => ({ path: `/product/${index}` }));
  const files = sitemapFiles([...paths, ...paths.slice(0, 10)], SITE_URL);
  expect([...files.keys()]).toEqual([
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/sitemap-2.xml',
    '/sitemap-3.xml',
  ]);
  const locations = (name: string) =>
    [...(files.get(name) ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);
  expect(locations('/sitemap.xml')).toEqual([1, 2, 3].map((n) => `${SITE_URL}/sitemap-${n}.xml`));
  const pages = [1, 2, 3].flatMap((n) => locations(`/sitemap-${n}.xml`));
  expect(pages).toHaveLength(120_000);
  expect(new Set(pages).size).toBe(120_000);
});
