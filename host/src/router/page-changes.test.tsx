import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { keepScrollWithinPath } from './keep-scroll.ts';
import { PageChanges } from './page-changes.tsx';

const page = (path: string, title: string): RouteObject => ({
  path,
  handle: { title: () => title },
  loader: () => null,
  HydrateFallback: () => null,
  element: <h1 tabIndex={-1}>{title}</h1>,
});

let at = 0;

beforeEach(() => {
  at = 0;
  Object.defineProperty(window, 'scrollY', { get: () => at, configurable: true });
  window.scrollTo = ((_left: number, top: number) => {
    at = top;
  }) as typeof window.scrollTo;
});

async function open() {
  const element = (
    <main>
      <Outlet />
      <PageChanges />
    </main>
  );
  const children = [page('/listing', 'All products'), page('/cart', 'Cart')];
  const router = createMemoryRouter([{ element, children }], { initialEntries: ['/listing'] });
  keepScrollWithinPath(router);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'All products' });
  return (to: string | number) => act(() => router.navigate(to as string));
}

// ROUTE-13
test('a new path starts at the top, with the focus on its h1, its title and an announcement', async () => {
  const go = await open();
  at = 700;
  await go('/cart');
  expect(at).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cart' }));
  expect(document.title).toBe('Cart - EVMandi');
  expect(screen.getByRole('status').textContent).toBe('Cart');
});

// ROUTE-14
test('Back and Forward restore the position, and a change of the query keeps it', async () => {
  const go = await open();
  at = 700;
  await go('/listing?sort=name');
  expect(at).toBe(700);
  await go('/cart');
  at = 90;
  await go(-1);
  expect(at).toBe(700);
  await go(1);
  expect(at).toBe(90);
});
