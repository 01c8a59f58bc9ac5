import { OFFLINE_CACHES, STORED_PAGE } from '@evmandi/contract/platform/offline';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MenuProvider } from '../chrome/testing.tsx';
import { FailedPage } from '../router/failed-page.tsx';
import { OfflinePage } from './offline-page.tsx';
import { provideOfflineParts } from './offline-parts.ts';

/** A browser that keeps pages with these titles, by their paths. */
function keep(pages: Record<string, string>): void {
  const headers = (title: string) => new Headers({ [STORED_PAGE.title]: title });
  const cache = {
    keys: async () => Object.keys(pages).map((path) => ({ url: `http://localhost${path}` })),
    match: async ({ url }: { url: string }) => ({
      headers: headers(pages[new URL(url).pathname] ?? ''),
    }),
  };
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: { keys: async () => [OFFLINE_CACHES.always(3)], open: async () => cache },
  });
}

/** What the host shows at a path of the remote "Shop", of which nothing is there. */
async function open(path: string): Promise<void> {
  const page = <FailedPage error="Network Error" title="Shop" />;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  await act(async () => {
    render(
      <MenuProvider>
        <RouterProvider router={router} />
      </MenuProvider>,
    );
  });
}

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  provideOfflineParts({ Line: () => null, Page: OfflinePage });
});

test.each([
  ['/favorites', 'Favorites'],
  ['/orders', 'My orders'],
  ['/orders/10131', 'My orders'],
  // A form's address is no page of that name.
  ['/listing', 'Shop'],
  ['/product/BP-EV-2041', 'Shop'],
])('calls the page at %s %s', async (path, name) => {
  keep({ '/cart': 'Cart' });
  await open(path);
  expect(
    screen.getByText(new RegExp(`^${name}: Network Error\\. You are offline and`)),
  ).toBeTruthy();
  await waitFor(() => expect(document.title).toBe(`${name} could not be shown - EVMandi`));
  expect(screen.getByRole('link', { name: 'Open cart' })).toBeTruthy();
});

test('where nothing is kept it offers no cart and claims nothing', async () => {
  keep({});
  await open('/favorites');
  expect(screen.getByText(/^Favorites: Network Error\. You are offline\. It loads/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open cart' })).toBeNull();
});
