import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, data, RouterProvider, useLoaderData } from 'react-router-dom';
import { RemoteRegistry } from '../remotes/remote-registry.ts';
import type { RemoteRoute } from '../remotes/remote-route.ts';
import { readData } from './read-data.ts';
import { StaleNotice } from './stale-notice.tsx';

jest.mock('../errors/report.ts', () => ({ report: jest.fn() }));

const shop = {
  ...{ name: 'shop', version: '1.0.0-00000000', title: 'Shop', entry: '/shop.js' },
  ...{ chunks: { js: [], css: [] }, slots: [] },
  routes: [
    { path: '/a', access: 'public' as const, layout: 'store', render: 'full' as const, query: [] },
  ],
};

let offline = false;
let opened: { dispose: () => void } | undefined;
const loader = jest.fn(async ({ request }: { request: Request }) => {
  if (offline) throw new Error('Network Error');
  return data({ found: new URL(request.url).search });
});

/** The page at `/a?x=1`. */
async function open() {
  const composition = { number: 1, host: { version: 'x' }, remotes: [shop] };
  const [route] = new RemoteRegistry(composition, jest.fn()).routes as [RemoteRoute];
  const Screen = () => (
    <>
      <h1 tabIndex={-1}>Found {useLoaderData<{ found: string }>().found}</h1>
      {route.stale !== undefined && <StaleNotice route={route} />}
    </>
  );
  history.replaceState(null, '', '/a?x=1');
  const router = createBrowserRouter([
    {
      ...{ path: '/a', loader: readData(route, loader as never), Component: Screen },
      HydrateFallback: () => null,
    },
  ]);
  opened = router;
  render(<RouterProvider router={router} />);
  await screen.findByText('Found ?x=1');
  return router;
}

const found = () => screen.getByRole('heading').textContent;

// It would go back with those after it.
afterEach(() => opened?.dispose());
beforeEach(() => {
  offline = false;
  loader.mockClear();
});

test('what cannot be read leaves what is shown and says so, until a Retry has it', async () => {
  const router = await open();
  offline = true;
  await act(() => router.navigate('/a?x=2'));
  expect([found(), location.search]).toEqual(['Found ?x=1', '?x=2']);
  expect(screen.getByText(/What is shown has not changed/)).toBeTruthy();
  offline = false;
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(found()).toBe('Found ?x=2');
  expect(screen.queryByText(/What is shown has not changed/)).toBeNull();
});

test('a loader is told what is shown', async () => {
  const router = await open();
  await act(() => router.navigate('/a?x=2'));
  expect(loader.mock.lastCall?.[0]).toMatchObject({
    shown: { pathname: '/a', data: { data: { found: '?x=1' } } },
  });
});
