import { cart, favorites, hydrateStores, notify, useCart, useFavorites } from '@evmandi/runtime';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answerWith } from '../testing/api.ts';
import { watchPrint } from '../testing/print.ts';
import { testProduct } from '../testing/product.ts';
import { FavoritesScreen } from './favorites-screen.tsx';

const PADS = testProduct({ id: '1', name: 'Brake Pads', sku: 'BP-1', price: 100_00, unit: 'set' });
const DISC = testProduct({
  id: '2',
  name: 'Brake Disc',
  availability: 'delivery_delay',
  restockDate: '2099-12-02',
});
const HORN = testProduct({ id: '3', name: 'Horn', availability: 'out_of_stock' });

let stop = () => {};

async function open(lines: { id: string; quantity: number }[]) {
  answerWith([PADS, DISC, HORN]);
  localStorage.setItem('evmandi-favorites', JSON.stringify({ state: { lines }, version: 1 }));
  stop = hydrateStores();
  const router = createMemoryRouter([{ path: '/favorites', Component: FavoritesScreen }], {
    initialEntries: ['/favorites'],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('table', { name: 'Favorite products' });
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const options = (select: HTMLElement) => [...(select as HTMLSelectElement).options];

beforeEach(() => {
  localStorage.clear();
  favorites.change(() => ({ lines: [] }));
  cart.change(() => ({ lines: [], selected: null }));
  jest.spyOn(notify, 'success').mockImplementation(() => {});
  jest.spyOn(notify, 'info').mockImplementation(() => {});
});
afterEach(() => stop());

// FAV-1, FAV-2, FAV-3
it('shows each product with its controls and amounts', async () => {
  await open([{ id: '1', quantity: 12 }]);
  const pads = row('Brake Pads');
  expect(pads.getByRole('checkbox')).toHaveProperty('checked', false);
  expect(pads.getByRole('link', { name: 'Brake Pads' }).getAttribute('href')).toBe('/product/1');
  expect(pads.getByText('In stock', { exact: false })).toBeTruthy();
  expect(pads.getByText('net').textContent).toBe('₹1,200.00 net');
  expect(pads.getByText('gross').textContent).toBe('₹1,320.00 gross');

  const quantity = pads.getByLabelText<HTMLSelectElement>('Quantity of Brake Pads');
  const fromOne = Array.from({ length: 10 }, (_, at) => `${at + 1}`);
  expect(options(quantity).map(({ value }) => value)).toEqual([...fromOne, '12']);
  expect(quantity.value).toBe('12');
  await userEvent.selectOptions(quantity, '3');
  expect(useFavorites.getState().lines).toEqual([{ id: '1', quantity: 3 }]);
  expect(options(quantity).map(({ value }) => value)).toEqual(fromOne);
  const unit = pads.getByLabelText('Unit of Brake Pads');
  expect(options(unit).map(({ text }) => text)).toEqual(['Item', 'kg', 'piece', 'set']);

  await userEvent.click(pads.getByRole('button', { name: 'Add to cart: Brake Pads' }));
  expect(useCart.getState().lines).toMatchObject([{ id: '1', quantity: 3 }]);
  await userEvent.click(pads.getByRole('button', { name: 'Remove Brake Pads' }));
  await waitFor(() => expect(useFavorites.getState().lines).toEqual([]));
});

// FAV-4
it('adds to the cart what is in stock or delayed, and names the rest', async () => {
  await open(['1', '2', '3'].map((id) => ({ id, quantity: 2 })));
  await userEvent.click(screen.getByRole('button', { name: 'Add all favorites to cart' }));
  expect(useCart.getState().lines.map(({ id }) => id)).toEqual(['1', '2']);
  expect(screen.getByText('Not to be had today, so not added to your cart: Horn.')).toBeTruthy();
  expect(useFavorites.getState().lines).toHaveLength(3);
});

// FAV-5
it('Print page prints the page, then clears the selection', async () => {
  const printed = watchPrint();
  await open([{ id: '1', quantity: 1 }]);
  const box = row('Brake Pads').getByRole<HTMLInputElement>('checkbox');
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Print page' }));
  await waitFor(() => expect(printed.times).toBe(1));
  expect(box.checked).toBe(true);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(box.checked).toBe(false);
});

// FAV-6
it('has the link columns below the table', async () => {
  await open([{ id: '1', quantity: 1 }]);
  const columns = within(screen.getByRole('navigation', { name: 'Buying and help' }));
  const titles = columns.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual(['How to buy', 'Help', 'Services', 'About']);
});
