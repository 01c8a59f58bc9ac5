import { render, screen } from '@testing-library/react';
import { createMemoryRouter, data, type RouteObject, RouterProvider } from 'react-router-dom';
import { RemoteRegistry } from '../remotes/remote-registry.ts';
import { remoteRoute } from './remote-route-object.tsx';

const PATHS = ['/found', '/lost', '/broken', '/plain'];
const Found = () => <h1>Here it is</h1>;
const OWN: RouteObject[] = [
  { path: '/found', loader: () => data({}, { status: 200 }), Component: Found },
  {
    path: '/lost',
    loader: () => data(null, { status: 404 }),
    Component: () => <h1>We could not find that order</h1>,
  },
  {
    path: '/broken',
    loader: () => {
      throw new Response(null, { status: 410 });
    },
    Component: Found,
  },
  { path: '/plain', Component: () => <h1>Plain</h1> },
];

const declared = (path: string) => ({
  ...{ path, access: 'public' as const, layout: 'store', render: 'frame' as const, query: [] },
});
const shop = {
  ...{ name: 'shop', version: '1.0.0-00000000', title: 'Shop', entry: '/shop.js' },
  ...{ chunks: { js: [], css: [] }, slots: [], routes: PATHS.map(declared) },
};

test('what a loader answered in the browser stands on the document, and leaves with its screen', async () => {
  for (const kind of ['error', 'warn'] as const) {
    jest.spyOn(console, kind).mockImplementation(() => {});
  }
  const composition = { number: 1, host: { version: 'x' }, remotes: [shop] };
  const registry = new RemoteRegistry(composition, async () => ({ default: OWN }) as never);
  const routes = registry.routes.map((route) => remoteRoute(route, false));
  const router = createMemoryRouter(routes, { initialEntries: ['/found'] });
  render(<RouterProvider router={router} />);
  const status = () => document.documentElement.dataset.status;

  await screen.findByRole('heading', { name: 'Here it is' });
  expect(status()).toBe('200');
  for (const [path, heading, expected] of [
    ['/lost', 'We could not find that order', '404'],
    ['/plain', 'Plain', '200'],
    ['/broken', 'Unexpected Application Error!', '410'],
    ['/found', 'Here it is', '200'],
  ] as const) {
    await router.navigate(path);
    await screen.findByRole('heading', { name: heading });
    expect(status()).toBe(expected);
  }
});
