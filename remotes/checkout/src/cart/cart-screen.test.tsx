import { cart, http, hydrateStores, notify, useCart, useQuote } from '@evmandi/runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answerWith } from '../testing/api.ts';
import { watchPrint } from '../testing/print.ts';
import { testProduct } from '../testing/product.ts';
import { CartScreen } from './cart-screen.tsx';

const PADS = testProduct({ id: 'pads', name: 'Brake Pads', sku: 'BP-1', price: 1_249_00 });
const DISC = testProduct({ id: 'disc', name: 'Brake Disc', sku: 'BD-1', price: 1_890_00 });
const PACK = testProduct({ id: 'pack', name: 'LFP Pack', price: 38_499_00, supplier: 'Charminar' });

let root: Root | undefined;
let router: ReturnType<typeof createMemoryRouter>;

function keep(lines: { id: string; quantity: number }[]) {
  localStorage.setItem('evmandi-cart', JSON.stringify({ state: { lines }, version: 1 }));
}

function page(address: string) {
  const routes = [
    { path: '/cart', Component: CartScreen },
    { path: '/checkout', element: <h1>Checkout</h1> },
  ];
  router = createMemoryRouter(routes, { initialEntries: [address] });
  return <RouterProvider router={router} />;
}

/** As the site does it: the server's text, then hydration, then the browser's storage. */
async function open(address = '/cart') {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page(address));
  const skeleton = container.textContent ?? '';
  await act(async () => {
    root = hydrateRoot(container, page(address));
  });
  await act(async () => hydrateStores());
  return skeleton;
}

const totals = () => screen.getByRole('complementary', { name: 'Summary' }).textContent ?? '';

beforeEach(() => {
  cart.change(() => ({ lines: [], selected: null }));
  localStorage.clear();
  useCart.setState({ lines: [], selected: null });
  useQuote.setState({ lines: [], selected: null });
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

// CART-2, CART-6, CART-10
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
  expect(totals()).toContain(
    'Net total₹3,139.00Discount₹0.00ShippingFreeTax (10%)₹313.90Total₹3,452.90',
  );
  const groups = screen.getAllByRole('region', { name: /^Supplier/ });
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Supplier Deccan EV Spares',
    'Supplier Charminar',
  ]);
  const inFirst = within(groups[0] as HTMLElement);
  for (const name of ['Brake Pads', 'Brake Disc']) {
    expect(inFirst.getByRole('checkbox', { name: `Select ${name}` })).toHaveProperty(
      'checked',
      true,
    );
    expect(inFirst.getByRole('textbox', { name: `Quantity of ${name}` })).toBeTruthy();
    expect(inFirst.getByRole('button', { name: `Remove ${name}` })).toBeTruthy();
  }
  expect(inFirst.queryByText('LFP Pack')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Select all' }));
  expect(totals()).toContain('₹41,638.00');
  await user.click(screen.getByRole('button', { name: 'Deselect all' }));
  expect(totals()).toMatch(/Total₹0\.00/);
});

// CART-5
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
  expect(within(failure).getByText(/Network Error$/)).toBeTruthy();
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

// CART-1
it.each([
  ['/cart', 'Cart', 'Quote list'],
  ['/cart?list=quote', 'Quote list', 'Cart'],
])('%s shows the tab %s', async (address, shown, other) => {
  answerWith([]);
  await open(address);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Cart0',
    'Quote list0',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(`${shown}0`);
  const empty = `Your ${shown.toLowerCase()} is empty`;
  expect(await screen.findByRole('heading', { name: empty })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${other}`) }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(other === 'Cart' ? '/cart' : '/cart?list=quote');
});

// CART-7
it('Go to checkout below the minimum order is refused with a message, from it on opens checkout', async () => {
  const user = userEvent.setup();
  answerWith([testProduct({ id: 'bulb', name: 'Bulb', price: 30_00 })]);
  keep([{ id: 'bulb', quantity: 1 }]);
  await open();
  await screen.findByText('Bulb');
  const checkout = screen.getByRole('link', { name: 'Go to checkout' });
  await user.click(checkout);
  const message = 'The smallest order is ₹50.00 net: add ₹20.00';
  expect(screen.getByText(message).closest('[role=alert]')).not.toBeNull();
  expect(router.state.location.pathname).toBe('/cart');
  await user.click(screen.getByRole('button', { name: 'One more: Quantity of Bulb' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  await user.click(checkout);
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeTruthy();
});

// CART-8, QUOTE-1
it('Request for Shopping leads the selected lines to the quote form, which names who asks', async () => {
  const user = userEvent.setup();
  jest.spyOn(notify, 'success').mockImplementation(() => {});
  answerWith([PADS, DISC]);
  keep([
    { id: 'pads', quantity: 2 },
    { id: 'disc', quantity: 1 },
  ]);
  await open();
  await screen.findByText('Brake Pads');
  expect(screen.getByRole('link', { name: 'Safe payment' }).getAttribute('href')).toBe(
    '/checkout?step=payment',
  );
  await user.click(screen.getByRole('button', { name: 'Request for Shopping' }));
  const form = within(await screen.findByRole('complementary', { name: 'Ask for a quotation' }));
  const post = jest
    .spyOn(http, 'post')
    .mockResolvedValue({ data: { number: 'RQ-7', token: 'a-token' } });
  for (const name of ['Name', 'Phone', 'Email']) {
    expect(form.getByLabelText(name)).toHaveProperty('required', true);
  }
  const asker = { name: 'Imran', phone: '+91 98480 22338', email: 'imran@fleet.example' };
  for (const [field, value] of [
    ['Name', asker.name],
    ['Phone', asker.phone],
    ['Email', asker.email],
  ] as const) {
    fireEvent.input(form.getByLabelText(field), { target: { value } });
  }
  await user.click(form.getByRole('button', { name: 'Send quote request' }));
  expect(await screen.findByRole('heading', { name: 'Request RQ-7 was sent' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See request RQ-7' }).getAttribute('href')).toBe(
    '/quotes/a-token',
  );
  const lines = [{ productId: 'pads', quantity: 2 }];
  expect(post).toHaveBeenCalledWith('/quotes', { ...asker, message: '', lines }, expect.anything());
});

// CART-9
it('Print shopping cart prints the page, and Continue shopping leads to the listing', async () => {
  const printed = watchPrint();
  answerWith([PADS]);
  keep([{ id: 'pads', quantity: 1 }]);
  await open();
  await screen.findByText('Brake Pads');
  await userEvent.click(screen.getByRole('button', { name: 'Print shopping cart' }));
  await waitFor(() => expect(printed.times).toBe(1));
  const onward = screen.getByRole('link', { name: 'Continue shopping' });
  expect(onward.getAttribute('href')).toBe('/listing');
});
