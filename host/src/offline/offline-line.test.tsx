import { OFFLINE_CACHES, SHELL } from '@evmandi/contract/platform/offline';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RemoteRegistry } from '../remotes/remote-registry.ts';
import { RemoteRegistryProvider } from '../remotes/remote-registry-context.tsx';
import { OfflineLine } from './offline-line.tsx';

const route = (path: string, render: 'full' | 'frame') => ({
  ...{ path, render, access: 'public' as const, layout: 'store', query: [] },
});
const shop = {
  ...{ name: 'shop', version: '1.0.0-00000000', title: 'Shop', entry: '/shop.js' },
  ...{ chunks: { js: [], css: [] }, slots: [] },
  routes: [route('/about', 'full'), route('/cart', 'frame')],
};

/** A browser with these caches, paths by name, and a worker or none. */
function keep(caches: Record<string, string[]>, worker: boolean): void {
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: {
      keys: async () => Object.keys(caches),
      open: async (name: string) => ({
        keys: async () => caches[name]?.map((path) => ({ url: `http://localhost${path}` })),
      }),
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => (worker ? { active: {} } : undefined) },
  });
}

async function show(path: string): Promise<string> {
  const composition = { number: 1, host: { version: 'x' }, remotes: [shop] };
  const router = createMemoryRouter([{ path: '*', Component: OfflineLine }], {
    initialEntries: [path],
  });
  await act(async () => {
    render(
      <RemoteRegistryProvider value={new RemoteRegistry(composition, jest.fn())}>
        <RouterProvider router={router} />
      </RemoteRegistryProvider>,
    );
  });
  return screen.getByRole('status').textContent ?? '';
}

function setOnline(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  globalThis.fetch = () =>
    online ? Promise.resolve({} as Response) : Promise.reject(new TypeError('Failed to fetch'));
}

const ALWAYS = OFFLINE_CACHES.always(3);

beforeEach(() => setOnline(false));
afterEach(() => {
  delete document.documentElement.dataset.stored;
});

test('promises the cart and the last pages where they are kept', async () => {
  keep({ [ALWAYS]: [SHELL, '/cart'] }, true);
  expect(await show('/about')).toBe(
    'You are offline. Cart and the last 20 pages can still be read.',
  );
});

test.each<[string, Record<string, string[]>, boolean]>([
  ['no worker, though one kept them', { [ALWAYS]: [SHELL, '/cart'] }, false],
  ['a worker that was taken back', {}, true],
  ['a worker that could keep no page yet', { [ALWAYS]: [SHELL] }, true],
  ['pages of another site', { 'of-another-always': ['/cart'] }, true],
])('promises none with %s', async (_, caches, worker) => {
  keep(caches, worker);
  expect(await show('/about')).toBe(
    'You are offline. You can read this page; others may open only when you are back.',
  );
});

test('a kept page says of when it is, one whose lines are drawn here does not', async () => {
  keep({ [ALWAYS]: ['/cart'] }, true);
  document.documentElement.dataset.stored = String(Date.UTC(2026, 10, 28, 5, 12));
  setOnline(true);
  expect(await show('/about')).toBe(' This page is as it was on 28 Nov, 10:42 am.');
});

test('a kept document of the cart is silent', async () => {
  keep({ [ALWAYS]: ['/cart'] }, true);
  document.documentElement.dataset.stored = '1000';
  expect(await show('/cart')).not.toContain('as it was');
});
