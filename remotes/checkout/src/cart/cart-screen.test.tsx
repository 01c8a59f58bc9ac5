import { cart, hydrateStores, notify, useCart } from '@evmandi/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answerWith } from '../testing/api.ts';
import { testProduct } from '../testing/product.ts';
import { CartScreen } from './cart-screen.tsx';

const PADS = testProduct({ id: 'pads', name: 'Brake Pads', sku: 'BP-1', price: 1_249_00 });
const DISC = testProduct({ id: 'disc', name: 'Brake Disc', sku: 'BD-1', price: 1_890_00 });
const PACK = testProduct({ id: 'pack', name: 'LFP Pack', price: 38_499_00, supplier: 'Charminar' });

let root: Root | undefined;

function keep(lines: { id: string; quantity: number }[]) {
  localStorage.setItem('evmandi-cart', JSON.stringify({ state: { lines }, version: 1 }));
}

const page = () => (
  <RouterProvider
    router={createMemoryRouter([{ path: '/cart', Component: CartScreen }], {
      initialEntries: ['/cart'],
    })}
  />
);

/** As the site does it: the server's text, then hydration, then the browser's storage. */
async function open() {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
  const skeleton = container.textContent ?? '';
  await act(async () => {
    root = hydrateRoot(container, page());
  });
  await act(async () => hydrateStores());
  return skeleton;
}

const totals = () => screen.getByRole('complementary', { name: 'Summary' }).textContent ?? '';

beforeEach(() => {
  cart.change(() => ({ lines: [], selected: null }));
  localStorage.clear();
  useCart.setState({ lines: [], selected: null });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

it('is a skeleton on the server and then, without a mismatch, the stored lines', async () => {
  const errors = jest.spyOn(console, 'error');
  answerWith([PADS, DISC]);
  keep([
    { id: 'pads', quantity: 2 },
    { id: 'disc', quantity: 1 },
  ]);
  const skeleton = await open();
  expect(skeleton).toContain('Shopping cart');
  expect(skeleton).not.toMatch(/Brake|empty/);

  expect(await screen.findByText('Brake Pads')).toBeTruthy();
  expect(screen.getByText('2 lines, 3 items in your cart')).toBeTruthy();
  // No selection is stored yet: the first line alone is selected.
  expect(totals()).toContain('₹2,498.00');
  expect(totals()).toContain('₹2,747.80');
  expect(errors).not.toHaveBeenCalled();
});

it('selects by line, by supplier and all, and the totals follow', async () => {
  const user = userEvent.setup();
  answerWith([PADS, DISC, PACK]);
  keep([
    { id: 'pads', quantity: 1 },
    { id: 'disc', quantity: 1 },
    { id: 'pack', quantity: 1 },
  ]);
  await open();
  const supplier = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Select all from Deccan EV Spares',
  });
  expect(supplier.indeterminate).toBe(true);
  await user.click(supplier);
  expect(supplier.checked).toBe(true);
  expect(screen.getByText('2 of 3 lines selected')).toBeTruthy();
  expect(totals()).toContain('₹3,139.00');

  await user.click(screen.getByRole('button', { name: 'Select all' }));
  expect(totals()).toContain('₹41,638.00');
  await user.click(screen.getByRole('button', { name: 'Deselect all' }));
  expect(totals()).toMatch(/Total₹0\.00/);
});

it('filters by what is typed and leaves the totals alone', async () => {
  const user = userEvent.setup();
  answerWith([PADS, PACK]);
  keep([
    { id: 'pads', quantity: 1 },
    { id: 'pack', quantity: 1 },
  ]);
  await open();
  await screen.findByText('Brake Pads');
  const before = totals();
  await user.type(screen.getByRole('searchbox'), 'charminar');
  expect(screen.queryByText('Brake Pads')).toBeNull();
  expect(screen.getByText('LFP Pack')).toBeTruthy();
  expect(totals()).toBe(before);
});

it('takes a line out, gives the focus to the next and brings it back by Undo', async () => {
  const info = jest.spyOn(notify, 'info').mockImplementation(() => {});
  answerWith([PADS, DISC]);
  keep([
    { id: 'pads', quantity: 4 },
    { id: 'disc', quantity: 1 },
  ]);
  await open();
  const remove = await screen.findByRole('button', { name: 'Remove Brake Pads' });
  act(() => remove.click());
  // With the press itself it is out of sight, and the list follows.
  expect(screen.queryByRole('button', { name: 'Remove Brake Pads' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Brake Disc');
  await waitFor(() => expect(screen.queryByText('Brake Pads')).toBeNull());

  act(() => info.mock.lastCall?.[1]?.action?.onPress());
  expect(useCart.getState()).toMatchObject({
    lines: [
      { id: 'pads', quantity: 4 },
      { id: 'disc', quantity: 1 },
    ],
    selected: ['pads'],
  });
  expect(screen.getByRole('button', { name: 'Remove Brake Pads' })).toBeTruthy();
});

it('has taken out what was pressed when the page is left with the press', async () => {
  jest.spyOn(notify, 'info').mockImplementation(() => {});
  answerWith([PADS, DISC]);
  keep([
    { id: 'pads', quantity: 4 },
    { id: 'disc', quantity: 1 },
  ]);
  await open();
  const remove = await screen.findByRole('button', { name: 'Remove Brake Pads' });
  act(() => {
    remove.click();
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(localStorage.getItem('evmandi-cart')).not.toContain('pads');
});

it('says what failed, keeps the lines, and Retry shows them', async () => {
  const user = userEvent.setup();
  const fresh = testProduct({ id: 'fresh', name: 'Charger' });
  const api = answerWith([fresh]);
  api.fail('Network Error');
  keep([{ id: 'fresh', quantity: 1 }]);
  await open();
  const failure = await screen.findByRole('alert');
  expect(within(failure).getByText('Network Error')).toBeTruthy();
  expect(useCart.getState().lines).toHaveLength(1);

  api.fail(null);
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Charger')).toBeTruthy();
});

it('names a product that is gone and lets it be taken out', async () => {
  const user = userEvent.setup();
  jest.spyOn(notify, 'info').mockImplementation(() => {});
  answerWith([]);
  keep([{ id: 'old', quantity: 1 }]);
  await open();
  expect(await screen.findByText('Product old is no longer available')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove product old' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy(),
  );
});

it('without a network can be changed and says what waits; checkout opens by itself', async () => {
  const user = userEvent.setup();
  const says = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  answerWith([PADS]);
  keep([{ id: 'pads', quantity: 1 }]);
  await open();
  const notice = await screen.findByText('You can read and change the cart');
  expect(notice.parentElement?.textContent).toContain('Prices are those read last.');
  const checkout = screen.getByRole('link', { name: 'Go to checkout' });
  const reason = 'Checkout needs the network. It opens by itself when you are back.';
  for (const link of [checkout, screen.getByRole('link', { name: 'Safe payment' })]) {
    expect(link.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      reason,
    );
    await user.click(link);
  }
  expect(screen.getByRole('heading', { name: 'Shopping cart' })).toBeTruthy();
  expect(screen.queryByText(/press again/)).toBeNull();

  act(() => checkout.focus());
  says.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(reason)).toBeNull();
  expect(checkout.hasAttribute('aria-disabled')).toBe(false);
  expect(document.activeElement).toBe(checkout);
});
