import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ListPanel } from './list-panel.tsx';

/** The list at `/`, the panel of its second row over it, and a screen before both. */
function open(unsaved: boolean) {
  const panel = (
    <ListPanel
      noun="order"
      heading="Order #2"
      mark={null}
      loaded
      previous="1"
      next="3"
      addressOf={(number) => `/${number}`}
      unsaved={unsaved}
      onClose={() => void router.navigate('/')}
    >
      <p>Facts</p>
    </ListPanel>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Orders</h1> },
      { path: '/2', element: panel },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/', '/2'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
type Router = ReturnType<typeof open>;

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
const WAYS: [string, (router: Router) => Promise<unknown>, string][] = [
  [
    'the next row',
    () => userEvent.setup().click(screen.getByRole('link', { name: 'Next order' })),
    '/3',
  ],
  ['Back', (router) => act(() => router.navigate(-1)), '/'],
  ['another screen', (router) => act(() => router.navigate('/customers')), '/customers'],
  ['closing', () => press('Close order'), '/'],
];

test.each(WAYS)('what is unsaved is asked about before %s, and stays', async (_, leave, to) => {
  const router = open(true);
  await leave(router);
  await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  await press('Keep editing');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/2');
  await leave(router);
  await press('Discard');
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
});

test.each(WAYS)('nothing is asked before %s where nothing was typed', async (_, leave, to) => {
  const router = open(false);
  await leave(router);
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
});
