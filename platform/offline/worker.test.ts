import { SHELL } from './caches.ts';

type CatchHandler = (options: { request: object }) => Promise<unknown>;

let mockHandler: CatchHandler | undefined;
jest.mock('workbox-core', () => ({ clientsClaim: () => {} }));
jest.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));
jest.mock('workbox-strategies', () => ({ CacheFirst: class {}, NetworkFirst: class {} }));
jest.mock('workbox-routing', () => ({
  registerRoute: () => {},
  setCatchHandler: (handler: CatchHandler) => {
    mockHandler = handler;
  },
}));

/** Pages that the browser always keeps, by their address. */
const ALWAYS: Record<string, string> = { '/cart': 'the cart', [SHELL]: 'the shell' };
const scope = globalThis as unknown as Record<string, unknown>;

beforeAll(async () => {
  scope.self = {
    OFFLINE: { composition: 1, origins: [] },
    location: { origin: 'https://evmandi.test' },
    addEventListener: () => {},
  };
  scope.caches = {
    open: async () => ({ match: async (address: string) => ALWAYS[address] }),
  };
  await import('./worker.ts');
});

afterAll(() => {
  delete scope.self;
  delete scope.caches;
});

/** Returns the worker's answer to a navigation that fails and whose page was not seen. */
const answerTo = (address: string) =>
  mockHandler?.({ request: { mode: 'navigate', url: `https://evmandi.test${address}` } });

test.each([
  ['/cart', 'the cart'],
  ['/cart?list=quote', 'the shell'],
  ['/product/7', 'the shell'],
])('without a network %s is answered with %s', async (address, page) => {
  expect(await answerTo(address)).toBe(page);
});
