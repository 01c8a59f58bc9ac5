import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { ask, askHttp2 } from '../lib/ask.ts';
import { type Front, startFront } from '../lib/front.ts';
import { hasNginx } from '../lib/nginx.ts';
import { SCRIPT, startUpstream, type Upstream } from './upstream.ts';

jest.setTimeout(60_000);

/** As edges send it. nginx counts whole seconds: what lives one may be shown for nearly two. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=4, stale-if-error=86400';
const NO_LONGER_FRESH_MS = 2_100;
/** The same with a shorter time for the refresh. */
const BRIEF = SHARED.replace('revalidate=4', 'revalidate=1');
const BRIEF_OVER_MS = 3_100;
/** How long a server that failed is left out, and more. */
const BACK_MS = 3_200;
const FILE = '/artifacts/catalog/1.0.0-0000000a/browser/routes.js';

let edges: [Upstream, Upstream];
let apis: [Upstream, Upstream];
let front: Front;

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const { port, kill } = await startUpstream('none');
  await kill();
  return port;
}

async function start(tls = false): Promise<Front> {
  return startFront({
    root: process.cwd(),
    ports: { front: await freePort(), inner: await freePort(), apis: await freePort() },
    edges: [edges[0].port, edges[1].port],
    apis: [apis[0].port, apis[1].port],
    tls,
  });
}

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(front.url + path, { headers });

/** Requests for an address that arrived at one of two servers. */
const arrived = (servers: Upstream[], path: string) =>
  servers.flatMap(({ seen }) => seen).filter(({ url }) => url === path).length;

function share(caching: string) {
  for (const { behaviour } of edges) behaviour.caching = caching;
}

/** Asks until the page is kept: the second time that it is asked for. */
async function keep(path: string) {
  await get(path);
  await get(path);
  const kept = await get(path);
  expect(kept.headers['cache-status']).toBe('front; hit');
}

(hasNginx() ? describe : describe.skip)('the front (needs nginx)', () => {
  beforeEach(async () => {
    edges = [await startUpstream('edge 1'), await startUpstream('edge 2')];
    apis = [await startUpstream('api 1'), await startUpstream('api 2')];
    front = await start();
  });
  afterEach(async () => {
    await front.stop();
    await Promise.all([...edges, ...apis].map(({ kill }) => kill()));
  });

  test('files go out over HTTP/2 in the brotli copy of the edge, which is asked for it once', async () => {
    const secure = await start(true);
    try {
      const chrome = await askHttp2(secure.url, FILE, { 'accept-encoding': 'gzip, deflate, br' });
      expect(chrome).toMatchObject({ status: 200, protocol: 'h2' });
      expect(chrome.headers['content-encoding']).toBe('br');
      expect(chrome.bytes.equals(brotliCompressSync(SCRIPT))).toBe(true);
      expect(chrome.headers['cache-control']).toContain('immutable');
      const other = await askHttp2(secure.url, FILE, { 'accept-encoding': 'br;q=1.0, zstd' });
      expect(other.headers['cache-status']).toBe('front; hit');
      expect(other.bytes.equals(chrome.bytes)).toBe(true);
      expect(arrived(edges, FILE)).toBe(1);
      const old = await askHttp2(secure.url, FILE, { 'accept-encoding': 'gzip, br;q=0' });
      expect(old.headers['content-encoding']).toBe('gzip');
      const plain = await askHttp2(secure.url, FILE);
      expect(plain.text).toBe(SCRIPT);
    } finally {
      await secure.stop();
    }
  });

  test('a page is kept for the time that its headers give, and renewed behind a visitor', async () => {
    share(SHARED);
    await keep('/listing?page=2');
    const asked = arrived(edges, '/listing?page=2');
    for (const { behaviour } of edges) behaviour.version = '2';
    expect((await get('/listing?page=2')).text).toBe('page 1');
    expect(arrived(edges, '/listing?page=2')).toBe(asked);

    await sleep(NO_LONGER_FRESH_MS);
    const stale = await get('/listing?page=2');
    expect(stale.text).toBe('page 1');
    expect(stale.headers['cache-status']).toBe('front; hit; detail=stale');
    await sleep(200);
    expect((await get('/listing?page=2')).text).toBe('page 2');
    expect(arrived(edges, '/listing?page=2')).toBe(asked + 1);
  });

  test('what has no shared life is asked for every time', async () => {
    for (const caching of ['no-cache', 'private, no-cache', 'no-store']) {
      share(caching);
      const path = `/cart?${encodeURIComponent(caching)}`;
      for (let visit = 0; visit < 3; visit += 1) await get(path);
      expect([caching, arrived(edges, path)]).toEqual([caching, 3]);
    }
  });

  test('visitors of a page that is not kept do not wait for each other', async () => {
    share('private, no-cache');
    await get('/cart');
    await get('/cart');
    for (const { behaviour } of edges) behaviour.delayMs = 20;
    const begun = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => get('/cart')));
    expect(performance.now() - begun).toBeLessThan(400);
  });

  test('with both edges away what was kept is shown, and the rest says when to come again', async () => {
    share(BRIEF);
    await keep('/');
    await get(FILE);
    await Promise.all(edges.map(({ kill }) => kill()));
    await sleep(BRIEF_OVER_MS);
    const page = await get('/');
    expect([page.status, page.text]).toEqual([200, 'page 1']);
    expect(page.headers['cache-status']).toBe('front; hit; detail=stale');
    expect((await get(FILE)).status).toBe(200);

    const other = await get('/product/7');
    expect([other.status, other.headers['retry-after']]).toEqual([503, '5']);
    expect(other.headers['cache-control']).toBe('no-store');
    expect(other.text).toContain('EVMandi is not available at the moment');

    await Promise.all(edges.map(({ revive }) => revive()));
    await sleep(BACK_MS);
    expect((await get('/product/7')).status).toBe(200);
  });

  test('an edge that answers 500 or 503 does not replace a page that was kept', async () => {
    share(BRIEF);
    await keep('/');
    for (const status of [500, 503]) {
      for (const { behaviour } of edges) behaviour.status = status;
      await sleep(BRIEF_OVER_MS);
      expect([status, (await get('/')).status]).toEqual([status, 200]);
    }
  });

  test('a page that is gone is gone when its time is over, though it may be shown for errors', async () => {
    share(BRIEF);
    await keep('/product/7');
    for (const { behaviour } of edges) Object.assign(behaviour, { status: 404, version: '2' });
    await sleep(BRIEF_OVER_MS);
    expect((await get('/product/7')).status).toBe(404);
  });

  test('with both APIs away calls are refused in the shape of the contract', async () => {
    await Promise.all(apis.map(({ kill }) => kill()));
    const answer = await get('/api/products');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable' });
  });

  test.each(['edges', 'apis'] as const)(
    'no request fails when one of two %s is killed',
    async (kind) => {
      const servers = kind === 'edges' ? edges : apis;
      for (const { behaviour } of servers) behaviour.delayMs = 5;
      const path = (number: number) =>
        `${kind === 'edges' ? '/product/' : '/api/products/'}${number}`;
      const statuses: number[] = [];
      let next = 0;
      const visitor = async () => {
        while (next < 400) {
          next += 1;
          if (next === 150) void servers[0].kill();
          statuses.push((await get(path(next))).status);
        }
      };
      await Promise.all(Array.from({ length: 8 }, visitor));
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      expect(servers[1].seen.length).toBeGreaterThan(250);
    },
  );

  test('with one API dead, each change is made once', async () => {
    await apis[0].kill();
    for (let order = 1; order <= 20; order += 1) {
      const sent = { method: 'POST', body: '{}' };
      expect((await ask(`${front.url}/api/orders?n=${order}`, sent)).status).toBe(200);
      expect(arrived(apis, `/api/orders?n=${order}`)).toBe(1);
    }
  });

  test('servers behind it see the address of the visitor, and not the one that it claims', async () => {
    for (const path of ['/', '/api/products']) {
      const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
      await ask(front.url.replace('localhost', '127.0.0.1') + path, {
        localAddress: '127.0.0.2',
        headers,
      });
    }
    const requests = [...edges, ...apis].flatMap(({ seen }) => seen);
    expect(requests).toHaveLength(2);
    for (const { headers } of requests) {
      expect(headers['x-forwarded-for']).toBe('127.0.0.2');
      expect(headers['x-forwarded-proto']).toBe('http');
    }
  });

  test('one id goes through, comes back and stands in the log, which has no query and no token', async () => {
    const given = { 'x-request-id': 'visit-0123456789' };
    const answer = await get('/api/orders/by-token/s3cret?q=secretword', given);
    expect(answer.headers['x-request-id']).toBe('visit-0123456789');
    const forged = await get('/', { 'x-request-id': 'x" }' });
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    const ids = [...apis, ...edges].flatMap(({ seen }) => seen.map(({ headers }) => headers));
    expect(ids.map((headers) => headers['x-request-id'])).toEqual([
      'visit-0123456789',
      forged.headers['x-request-id'],
    ]);
    // A line is written once its answer has gone.
    while (front.log().length < 2) await sleep(20);
    const log = front.log();
    expect(log).toMatchObject([
      { reqId: 'visit-0123456789', path: '/api/orders/by-token/:token', status: 200 },
      { reqId: forged.headers['x-request-id'], path: '/', status: 200 },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/s3cret|secretword/);
  });

  test('a body above the limit is refused before it reaches an API', async () => {
    const post = (bytes: number) =>
      ask(`${front.url}/api/orders`, { method: 'POST', body: 'x'.repeat(bytes) });
    expect((await post(300_000)).status).toBe(200);
    const refused = await post(600_000);
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([413, { code: 'too_large' }]);
    expect(arrived(apis, '/api/orders')).toBe(1);
  });
});
