import { act, screen as page, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { screen } from './screen.tsx';

const Cart = () => <h1>Your cart</h1>;

async function open(load: jest.Mock) {
  const routes = [
    { path: '/cart', lazy: screen(load, 'Cart') },
    { path: '/', element: <h1>Home</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/cart'));
  return router;
}
const heading = () => page.getByRole('heading', { level: 1 }).textContent;
const pressRetry = () => userEvent.click(page.getByRole('button', { name: 'Retry' }));

test('shows the screen', async () => {
  await open(jest.fn().mockResolvedValue(Cart));
  expect(heading()).toBe('Your cart');
});

// ERROR-1, ERROR-2
test('a screen that cannot be had says so, and Retry imports it again without leaving the page', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed again'))
    .mockResolvedValue(Cart);
  const router = await open(load);
  expect(heading()).toBe('Unexpected Application Error!');
  expect(page.getByRole('alert').textContent).toContain('Network Error');
  expect(page.getByRole('alert').textContent).not.toContain('chunk');
  expect(page.getByRole('alert').textContent).toContain('The part Cart could not be shown');

  await pressRetry();
  expect(heading()).toBe('Unexpected Application Error!');
  await pressRetry();
  expect(heading()).toBe('Your cart');

  await act(() => router.navigate('/'));
  await act(() => router.navigate('/cart'));
  expect(heading()).toBe('Your cart');
  expect(load).toHaveBeenCalledTimes(3);
});
