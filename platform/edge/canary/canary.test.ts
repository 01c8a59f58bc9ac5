import type { Canary, PageComposition } from '@evmandi/contract/platform/composition';
import { takeBack } from '../../canary/canaries.ts';
import { canaryId, createVisitCounter } from '../../canary/counter.ts';
import { drawVisitors } from '../../canary/visitors.ts';
import type { Registry } from '../../registry/registry.ts';
import { hostArtifact, remoteArtifact, route } from '../../testing/artifacts.ts';
import { shipCanary } from '../../testing/canaries.ts';
import { CATALOG, documentOf, withEdge } from '../../testing/edge.ts';
import { ask } from '../../testing/http.ts';
import { until } from '../../testing/until.ts';
import type { RenderedPages } from '../render/rendered-pages.ts';

const NEXT = { ...CATALOG, version: '1.0.1-0000000b' };
const CHECKOUT = remoteArtifact('checkout', {
  descriptor: { routes: [route('/checkout'), route('/mine', { access: 'session' })] },
});

/** A page that says of what it is made. */
const renderedPages: RenderedPages = async ({ site }) => documentOf(JSON.stringify(site.page));

interface Open {
  port: number;
  registry: Registry;
  counter: ReturnType<typeof createVisitCounter>;
  /** Ships a canary of the catalogue, and waits until the edge serves it. */
  begin: (share?: number) => Promise<Canary>;
  live: (number: number) => Promise<void>;
}

function withCanaries(work: (open: Open) => Promise<void>) {
  const counter = createVisitCounter();
  return withEdge(
    ({ port, registry }) => {
      const live = (number: number) =>
        until(async () => {
          const { body } = await ask(port, '/registry.json');
          return (JSON.parse(body) as PageComposition).number === number;
        }, `composition ${number} is served`);
      const begin = async (share = 2_000) => {
        const canary = await shipCanary(registry, NEXT, share);
        await live(canary.composition);
        return canary;
      };
      return work({ port, registry, counter, begin, live });
    },
    { renderedPages, counter },
    [hostArtifact(), CATALOG, CHECKOUT],
  );
}

/** A number that the canary is for, and one that it is not. */
function numbers(canary: Canary) {
  const isDrawn = drawVisitors(canary);
  const all = Array.from({ length: 10_000 }, (_, number) => number);
  const [inside = -1, outside = -1] = [all.find(isDrawn), all.find((one) => !isDrawn(one))];
  return { inside, outside };
}

async function open(port: number, path: string, headers: Record<string, string> = {}) {
  const answer = await ask(port, path, { headers });
  const page = answer.status === 200 ? (JSON.parse(answer.body) as PageComposition) : undefined;
  return {
    ...answer,
    catalog: page?.remotes.find(({ name }) => name === 'catalog')?.version,
    canaries: page?.canaries,
    cookie: String(answer.headers['set-cookie'] ?? ''),
    caching: answer.headers['cache-control'] ?? '',
  };
}
const visitor = (number: number) => ({ cookie: `ev_visitor=${number}` });

test('without a canary no visitor gets a cookie, and one that is left is taken away', () =>
  withCanaries(async ({ port }) => {
    const plain = await open(port, '/home');
    expect([plain.cookie, plain.canaries]).toEqual(['', undefined]);
    expect([plain.caching, plain.headers.vary]).toEqual([
      expect.stringContaining('s-maxage=1'),
      'Accept-Encoding',
    ]);
    const left = await open(port, '/home', visitor(7));
    expect(left.cookie).toContain('ev_visitor=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    expect(left.caching).toBe('private, no-cache');
    expect((await ask(port, '/~vitals?page=1')).status).toBe(204);
  }));

test('both compositions are served side by side, each to the numbers that it was drawn for', () =>
  withCanaries(async ({ port, begin }) => {
    const { inside, outside } = numbers(await begin());
    const canary = await open(port, '/home', visitor(inside));
    const stable = await open(port, '/home', visitor(outside));
    expect([canary.catalog, canary.canaries]).toEqual([NEXT.version, ['catalog']]);
    expect([stable.catalog, stable.canaries]).toEqual([CATALOG.version, []]);
    for (const page of [canary, stable]) {
      expect([page.cookie, page.headers.vary]).toEqual(['', 'Accept-Encoding, Cookie']);
      expect(page.caching).toContain('s-maxage=1');
    }
    // Of one visitor alone, before as now.
    expect((await open(port, '/mine', visitor(outside))).caching).toBe('private, no-cache');
    const file = `/artifacts/catalog/${NEXT.version}/browser/remoteEntry.js`;
    expect((await ask(port, file)).status).toBe(200);
  }));

test('a visitor without a number gets one, in an answer that no cache keeps, whatever he holds', () =>
  withCanaries(async ({ port, begin }) => {
    await begin();
    const first = await open(port, '/home');
    const [, number] =
      /^ev_visitor=(\d{1,4}); Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/.exec(first.cookie) ??
      [];
    expect(first.caching).toBe('private, no-cache');
    const again = await open(port, '/home', visitor(Number(number)));
    expect([again.catalog, again.cookie]).toEqual([first.catalog, '']);
    const etag = { 'if-none-match': String(again.headers.etag) };
    expect((await ask(port, '/home', { headers: etag })).status).toBe(200);
  }));

test('what a script or a service worker fetches without a number is stable, and for no cache in front', () =>
  withCanaries(async ({ port, begin }) => {
    await begin(5_000);
    for (let time = 0; time < 8; time += 1) {
      const page = await open(port, '/home', { 'sec-fetch-mode': 'cors' });
      expect([page.catalog, page.cookie, page.caching]).toEqual([
        CATALOG.version,
        '',
        'public, no-cache',
      ]);
    }
  }));

test('two canaries are two shares: each of the four compositions is served', () =>
  withCanaries(async ({ port, registry, begin, live }) => {
    const first = await begin(5_000);
    const other = { ...CHECKOUT, version: '1.0.1-0000000c' };
    const second = await shipCanary(registry, other, 5_000);
    await live(second.composition);
    const drawn = [drawVisitors(first), drawVisitors(second)];
    const seen = new Set<string>();
    for (let number = 0; number < 40; number += 1) {
      const { canaries = [] } = await open(port, '/home', visitor(number));
      const expected = ['catalog', 'checkout'].filter((_, index) => drawn[index]?.(number));
      expect(canaries).toEqual(expected);
      seen.add(canaries.join());
    }
    expect([...seen].sort()).toEqual(['', 'catalog', 'catalog,checkout', 'checkout']);
  }));

test('a canary that is taken back is withdrawn for open pages, and its files are still there for them', () =>
  withCanaries(async ({ port, registry, begin, live }) => {
    const { inside } = numbers(await begin());
    const number = await takeBack(registry, { app: 'catalog' }, 'by hand');
    await live(number ?? 0);
    const { withdrawn } = JSON.parse((await ask(port, '/registry.json')).body) as PageComposition;
    expect(withdrawn).toEqual([`catalog ${NEXT.version}`]);
    const next = await open(port, '/home', visitor(inside));
    expect([next.catalog, next.canaries]).toEqual([CATALOG.version, undefined]);
    const file = `/artifacts/catalog/${NEXT.version}/browser/remoteEntry.js`;
    expect((await ask(port, file)).status).toBe(200);
  }));

describe('what pages report', () => {
  const idOf = async (port: number, { composition }: Canary, apps: string[]) => {
    const apart = apps.map((app) => `&with=${app}`).join('');
    const { body } = await ask(port, `/~vitals?page=${composition}${apart}`);
    return (JSON.parse(body) as { id: string }).id;
  };
  async function post(port: number, report: object, headers: Record<string, string> = {}) {
    const response = await fetch(`http://localhost:${port}/~vitals`, {
      ...{ method: 'POST', body: JSON.stringify(report), headers },
    });
    return response.status;
  }
  const tallyOf = ({ counter }: Open, canary: Canary) => counter.counted?.[canaryId(canary)]?.tally;

  test('counts once for the side that the page and its number are of', () =>
    withCanaries(async (site) => {
      const { port, begin } = site;
      const canary = await begin();
      const { inside, outside } = numbers(canary);
      const id = await idOf(port, canary, ['catalog']);
      const failures = [{ remote: 'catalog', version: NEXT.version, phase: 'run' }];
      for (let time = 0; time < 2; time += 1) {
        expect(await post(port, { id, failures }, visitor(inside))).toBe(204);
      }
      await post(port, { id, lcp: 3_000, cls: 0 }, visitor(inside));
      const other = await idOf(port, canary, []);
      await post(port, { id: other, failures: [], inp: 90 }, visitor(outside));
      expect(tallyOf(site, canary)).toEqual({
        canary: {
          ...{ errors: { seen: 1, bad: 1 }, lcp: { seen: 1, bad: 1 } },
          ...{ inp: { seen: 0, bad: 0 }, cls: { seen: 1, bad: 0 } },
        },
        stable: {
          ...{ errors: { seen: 1, bad: 0 }, lcp: { seen: 0, bad: 0 } },
          ...{ inp: { seen: 1, bad: 0 }, cls: { seen: 0, bad: 0 } },
        },
      });
      expect(site.counter.counted?.[canaryId(canary)]?.failures).toEqual({
        [`catalog ${NEXT.version} run`]: 1,
      });
    }));

  test('counts for nothing when it is forged, of the other side, or of one who reports all the time', () =>
    withCanaries(async (site) => {
      const { port, begin } = site;
      const canary = await begin();
      const { inside, outside } = numbers(canary);
      const id = await idOf(port, canary, ['catalog']);
      const failures = [{ phase: 'run' }];
      await post(port, { id: id.replace('.catalog.', '..'), failures }, visitor(outside));
      await post(port, { id, failures }, visitor(outside));
      await post(port, { id, failures });
      expect(tallyOf(site, canary)?.canary.errors ?? { seen: 0 }).toMatchObject({ seen: 0 });
      for (let time = 0; time < 10; time += 1) {
        const another = await idOf(port, canary, ['catalog']);
        await post(port, { id: another, failures }, visitor(inside));
      }
      expect(tallyOf(site, canary)?.canary.errors).toEqual({ seen: 4, bad: 4 });
    }));

  test('is limited by the address of the connection, whatever the request says of itself', () =>
    withCanaries(async ({ port, begin }) => {
      const canary = await begin();
      const statuses: number[] = [];
      for (let time = 0; time < 121; time += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${time}` };
        const path = `/~vitals?page=${canary.composition}`;
        statuses.push((await ask(port, path, { headers })).status);
      }
      expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 204]);
    }));

  test('is limited for all addresses of one household together', () =>
    withEdge(
      async ({ port }) => {
        const statusOf = async (from: string) => {
          const headers = { 'x-forwarded-for': from };
          return (await ask(port, '/~vitals?page=none', { headers })).status;
        };
        for (let time = 0; time < 120; time += 1) {
          expect(await statusOf(`2001:db8:1:2::${time.toString(16)}`)).toBe(400);
        }
        expect(await statusOf('2001:db8:1:2:ffff::1')).toBe(204);
        expect(await statusOf('2001:db8:1:3::1')).toBe(400);
      },
      { renderedPages, counter: createVisitCounter(), trustProxy: ['loopback'] },
    ));

  test('is refused when it is none, too long, or of another site', () =>
    withCanaries(async ({ port, begin }) => {
      const id = await idOf(port, await begin(), []);
      expect(await post(port, { id, visitor: 'Asha' })).toBe(400);
      expect(await post(port, { id, failures: [{ phase: 'x'.repeat(5_000) }] })).toBe(413);
      expect(await post(port, { id }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    }));
});
