import { SHELL } from './caches.ts';

type CatchHandler = (options: { request: object }) => Promise<Response>;
type Match = (options: { request: object; url: URL }) => boolean;
interface Plugin {
  cachedResponseWillBeUsed?: (options: object) => Promise<Response | null | undefined>;
}
interface Strategy {
  cacheName: string;
  plugins: Plugin[];
}
type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

let mockHandler: CatchHandler | undefined;
const mockRoutes: { match: Match; strategy: Strategy }[] = [];
jest.mock('workbox-core', () => ({ clientsClaim: () => {} }));
jest.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));
jest.mock('workbox-strategies', () => {
  class MockStrategy {
    constructor(options: Strategy) {
      Object.assign(this, options);
    }
  }
  return { CacheFirst: MockStrategy, NetworkFirst: MockStrategy };
});
jest.mock('workbox-routing', () => ({
  registerRoute: (match: Match, strategy: Strategy) => mockRoutes.push({ match, strategy }),
  setCatchHandler: (handler: CatchHandler) => {
    mockHandler = handler;
  },
}));

const SITE = 'https://evmandi.test';
/** Pages that the browser always keeps, by their address. */
const ALWAYS: Record<string, string> = { '/cart': 'the cart', [SHELL]: 'the shell' };
const listeners: Record<string, Listener> = {};
/** Names of the stores that the browser has. */
const stores = new Set<string>();
const scope = globalThis as unknown as Record<string, unknown>;
const networkFetch = globalThis.fetch;

beforeAll(async () => {
  scope.self = {
    OFFLINE: {
      composition: 2,
      origins: [SITE],
      pageHeaders: { 'Content-Security-Policy': "script-src 'self'; style-src 'self'" },
      scripts: [],
    },
    location: { origin: SITE },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener;
    },
  };
  scope.caches = {
    keys: async () => [...stores],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => ({
      match: async (address: string) => ALWAYS[address] && new Response(ALWAYS[address]),
      put: async () => stores.add(name),
    }),
  };
  await import('./worker.ts');
});

afterAll(() => {
  delete scope.self;
  delete scope.caches;
  globalThis.fetch = networkFetch;
});

/** Returns the worker's answer to a navigation that fails and whose page was not seen. */
const answerTo = async (address: string) =>
  (await mockHandler?.({ request: { mode: 'navigate', url: SITE + address } })) ?? Response.error();

// OFFLINE-1
test.each([
  ['/cart', 'the cart'],
  ['/cart?list=quote', 'the shell'],
  ['/product/7', 'the shell'],
])('without a network %s is answered with %s, under the policy of pages', async (address, page) => {
  const answer = await answerTo(address);
  expect(await answer.text()).toBe(page);
  expect(answer.headers.get('content-security-policy')).toContain(
    `script-src ${SITE}/service-worker.js; `,
  );
});

const strategyFor = (address: string, request: object) =>
  mockRoutes.find(({ match }) =>
    match({ url: new URL(address, SITE), request: { cache: 'default', mode: 'cors', ...request } }),
  )?.strategy;

const WORKERS = ['worker', 'sharedworker', 'serviceworker', 'audioworklet', 'paintworklet'];

// RELEASE-11
test.each(WORKERS)('request for the script of a %s > is left to the browser', (destination) => {
  for (const path of ['/artifacts/catalog/files/x.js', '/api/products', '/api/pictures/x.js']) {
    expect(strategyFor(path, { destination })).toBeUndefined();
  }
});

test.each([
  ['/artifacts/catalog/files/x.js', 'script', 'evmandi-offline-files'],
  ['/artifacts/catalog/files/x.css', 'style', 'evmandi-offline-files'],
  ['/artifacts/host/files/x.woff2', 'font', 'evmandi-offline-files'],
  ['/artifacts/host/files/x.svg', 'image', 'evmandi-offline-files'],
  ['/artifacts/host/files/x.js', '', 'evmandi-offline-files'],
  ['/api/products', '', 'evmandi-offline-2-answers'],
  ['/api/pictures/x.svg', 'image', 'evmandi-offline-pictures'],
])('request for %s as "%s" > is answered by %s', (path, destination, cacheName) => {
  expect(strategyFor(path, { destination })).toMatchObject({ cacheName });
});

const answerFrom = (strategy: Strategy | undefined, address: string, copy: Response | undefined) =>
  strategy?.plugins
    .find(({ cachedResponseWillBeUsed }) => cachedResponseWillBeUsed)
    ?.cachedResponseWillBeUsed?.({ request: { url: SITE + address }, cachedResponse: copy });

// RELEASE-11
test('script that page code put into the store > is not the answer', async () => {
  const address = '/artifacts/catalog/files/evil.js';
  const files = strategyFor(address, { destination: 'script' });
  expect(await answerFrom(files, address, new Response('evil()'))).toBeNull();
  expect(await answerFrom(files, address, undefined)).toBeNull();
});

// OFFLINE-1
test('page that page code put into the store > is answered under the policy of pages', async () => {
  const pages = strategyFor('/product/7', { mode: 'navigate', destination: 'document' });
  const answer = await answerFrom(pages, '/product/7', new Response('<script>evil()</script>'));
  expect(answer?.headers.get('content-security-policy')).toContain(`${SITE}/service-worker.js`);
  expect(await answerFrom(pages, '/product/7', undefined)).toBeNull();
});

// OFFLINE-1
test('installation > stores of its composition that page code made before > are deleted', async () => {
  for (const kind of ['pages', 'always', 'answers']) stores.add(`evmandi-offline-2-${kind}`);
  stores.add('evmandi-offline-1-pages').add('evmandi-offline-files');
  globalThis.fetch = async () =>
    new Response('<!doctype html><html lang="en-IN">', {
      headers: { 'content-type': 'text/html' },
    });
  const work: Promise<unknown>[] = [];
  listeners.install?.({ waitUntil: (one) => work.push(one) });
  await Promise.all(work);
  expect([...stores].sort()).toEqual([
    'evmandi-offline-1-pages',
    'evmandi-offline-2-always',
    'evmandi-offline-files',
  ]);
});
