import { createMemoryRouter } from 'react-router-dom';
import { keepScrollWithinPath } from './keep-scroll.ts';

function routerAt(path: string) {
  window.history.replaceState(null, '', path);
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });
  const navigate = jest.spyOn(router, 'navigate').mockResolvedValue();
  keepScrollWithinPath(router);
  const asked = () => navigate.mock.calls.at(-1)?.[1 as never] as { preventScrollReset?: boolean };
  return { router, asked };
}

// ROUTE-14
it.each([
  ['?page=2', true],
  ['/listing?sort=name', true],
  ['/product/1', false],
])('a navigation from /listing to %s keeps the position: %s', async (to, keeps) => {
  const { router, asked } = routerAt('/listing');
  await router.navigate(to, { preventScrollReset: undefined } as never);
  expect(asked().preventScrollReset).toBe(keeps);
});

it('leaves the choice to a caller who made one', async () => {
  const { router, asked } = routerAt('/listing');
  await router.navigate('?page=2', { preventScrollReset: false });
  expect(asked().preventScrollReset).toBe(false);
});
