import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { askHttp2 } from '../lib/ask.ts';
import { onFront } from './stand.ts';
import { SCRIPT } from './upstream.ts';

/** As edges send it. nginx counts whole seconds: what lives one may be shown for nearly two. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=4, stale-if-error=86400';
const NO_LONGER_FRESH_MS = 2_100;
/** The same with a shorter time for the refresh. */
const BRIEF = SHARED.replace('revalidate=4', 'revalidate=1');
const BRIEF_OVER_MS = 3_100;
/** How long a server that failed is left out, and more. */
const BACK_MS = 3_200;
const FILE = '/artifacts/catalog/1.0.0-0000000a/browser/routes.js';

onFront('the front', (stand) => {
  test('files go out over HTTP/2 in the brotli copy of the edge, which is asked for it once', async () => {
    const secure = await stand().start(true);
    try {
      const chrome = await askHttp2(secure.url, FILE, { 'accept-encoding': 'gzip, deflate, br' });
      expect(chrome).toMatchObject({ status: 200, protocol: 'h2' });
      expect(chrome.headers['content-encoding']).toBe('br');
      expect(chrome.bytes.equals(brotliCompressSync(SCRIPT))).toBe(true);
      expect(chrome.headers['cache-control']).toContain('immutable');
      const other = await askHttp2(secure.url, FILE, { 'accept-encoding': 'br;q=1.0, zstd' });
      expect(other.headers['cache-status']).toBe('front; hit');
      expect(other.bytes.equals(chrome.bytes)).toBe(true);
      expect(stand().arrived(stand().edges, FILE)).toBe(1);
      const old = await askHttp2(secure.url, FILE, { 'accept-encoding': 'gzip, br;q=0' });
      expect(old.headers['content-encoding']).toBe('gzip');
      const plain = await askHttp2(secure.url, FILE);
      expect(plain.text).toBe(SCRIPT);
    } finally {
      await secure.stop();
    }
  });

  test('a page is kept for the time that its headers give, and renewed behind a visitor', async () => {
    stand().share(SHARED);
    await stand().keep('/listing?page=2');
    const asked = stand().arrived(stand().edges, '/listing?page=2');
    for (const { behaviour } of stand().edges) behaviour.version = '2';
    expect((await stand().get('/listing?page=2')).text).toBe('page 1');
    expect(stand().arrived(stand().edges, '/listing?page=2')).toBe(asked);

    await sleep(NO_LONGER_FRESH_MS);
    const stale = await stand().get('/listing?page=2');
    expect(stale.text).toBe('page 1');
    expect(stale.headers['cache-status']).toBe('front; hit; detail=stale');
    await sleep(200);
    expect((await stand().get('/listing?page=2')).text).toBe('page 2');
    expect(stand().arrived(stand().edges, '/listing?page=2')).toBe(asked + 1);
  });

  test('what has no shared life is asked for every time', async () => {
    for (const caching of ['no-cache', 'private, no-cache', 'no-store']) {
      stand().share(caching);
      const path = `/cart?${encodeURIComponent(caching)}`;
      for (let visit = 0; visit < 3; visit += 1) await stand().get(path);
      expect([caching, stand().arrived(stand().edges, path)]).toEqual([caching, 3]);
    }
  });

  test('while there is a canary a page is kept for each number, and one that gives a number for nobody', async () => {
    stand().share(BRIEF);
    await stand().keep('/about');
    for (const { behaviour } of stand().edges) behaviour.draws = true;
    await sleep(BRIEF_OVER_MS);
    for (let visit = 0; visit < 3; visit += 1) {
      const { headers } = await stand().get('/about');
      expect(headers['set-cookie']).toEqual(['ev_visitor=1; Path=/']);
    }
    for (const number of ['7', '8']) {
      const visit = () =>
        stand().get('/about', { cookie: `cart=${performance.now()}; ev_visitor=${number}` });
      await visit();
      await visit();
      const kept = await visit();
      expect([kept.text, kept.headers['cache-status']]).toEqual([
        `page 1 of ${number}`,
        'front; hit',
      ]);
    }
  });

  test('who looks at other versions is answered by an edge, and what that one sends is kept for nobody', async () => {
    stand().share(SHARED);
    await stand().keep('/about?tried');
    const asked = () => stand().arrived(stand().edges, '/about?tried');
    const before = asked();
    for (const { behaviour } of stand().edges) behaviour.version = '2';
    const cookie = 'ev_override=sealed.by.the-api';
    expect((await stand().get('/about?tried', { cookie })).text).toBe('page 2');
    expect(asked()).toBe(before + 1);
    expect((await stand().get('/about?tried')).text).toBe('page 1');
  });

  test('visitors of a page that is not kept do not wait for each other', async () => {
    stand().share('private, no-cache');
    await stand().get('/cart');
    await stand().get('/cart');
    for (const { behaviour } of stand().edges) behaviour.delayMs = 20;
    const begun = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => stand().get('/cart')));
    expect(performance.now() - begun).toBeLessThan(400);
  });

  test('with both edges away what was kept is shown, and the rest says when to come again', async () => {
    stand().share(BRIEF);
    await stand().keep('/');
    await stand().get(FILE);
    await Promise.all(stand().edges.map(({ kill }) => kill()));
    await sleep(BRIEF_OVER_MS);
    const page = await stand().get('/');
    expect([page.status, page.text]).toEqual([200, 'page 1']);
    expect(page.headers['cache-status']).toBe('front; hit; detail=stale');
    expect((await stand().get(FILE)).status).toBe(200);

    const other = await stand().get('/product/7');
    expect([other.status, other.headers['retry-after']]).toEqual([503, '5']);
    expect(other.headers['cache-control']).toBe('no-store');
    expect(other.text).toContain('EVMandi is not available at the moment');

    await Promise.all(stand().edges.map(({ revive }) => revive()));
    await sleep(BACK_MS);
    expect((await stand().get('/product/7')).status).toBe(200);
  });

  test('an edge that answers 500 or 503 does not replace a page that was kept', async () => {
    stand().share(BRIEF);
    await stand().keep('/');
    for (const status of [500, 503]) {
      for (const { behaviour } of stand().edges) behaviour.status = status;
      await sleep(BRIEF_OVER_MS);
      expect([status, (await stand().get('/')).status]).toEqual([status, 200]);
    }
  });

  test('a page that is gone is gone when its time is over, though it may be shown for errors', async () => {
    stand().share(BRIEF);
    await stand().keep('/product/7');
    for (const { behaviour } of stand().edges)
      Object.assign(behaviour, { status: 404, version: '2' });
    await sleep(BRIEF_OVER_MS);
    expect((await stand().get('/product/7')).status).toBe(404);
  });

  test('with both APIs away calls are refused in the shape of the contract', async () => {
    await Promise.all(stand().apis.map(({ kill }) => kill()));
    const answer = await stand().get('/api/products');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable' });
  });

  test.each(['edges', 'apis'] as const)(
    'no request fails when one of two %s is killed',
    async (kind) => {
      const servers = kind === 'edges' ? stand().edges : stand().apis;
      for (const { behaviour } of servers) behaviour.delayMs = 5;
      const path = (number: number) =>
        `${kind === 'edges' ? '/product/' : '/api/products/'}${number}`;
      const statuses: number[] = [];
      let next = 0;
      const visitor = async () => {
        while (next < 400) {
          next += 1;
          if (next === 150) void servers[0].kill();
          statuses.push((await stand().get(path(next))).status);
        }
      };
      await Promise.all(Array.from({ length: 8 }, visitor));
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      expect(servers[1].seen.length).toBeGreaterThan(250);
    },
  );
});
