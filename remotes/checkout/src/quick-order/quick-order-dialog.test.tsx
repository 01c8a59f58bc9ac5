import { useCart } from '@evmandi/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answerWith } from '../testing/api.ts';
import { testProduct } from '../testing/product.ts';
import { QuickOrderDialog } from './quick-order-dialog.tsx';

const PADS = testProduct({ id: 'pads', name: 'Brake Pads', sku: 'BP-1', unit: 'set' });

const onClose = jest.fn();
const item = (row: number) => screen.getByLabelText<HTMLInputElement>(`Item number, row ${row}`);
const noteOf = (row: number) =>
  document.getElementById(item(row).getAttribute('aria-describedby') ?? '')?.textContent;
const press = (text: string) => fireEvent.click(screen.getByText(text));

const enter = (row: number, value: string) => fireEvent.change(item(row), { target: { value } });
const leave = (row: number) => fireEvent.blur(item(row));

/** Rows outlive the dialog: those of the test before are emptied. */
function open() {
  onClose.mockClear();
  useCart.setState({ lines: [], selected: null });
  const api = answerWith([PADS]);
  const path = '/';
  const element = <QuickOrderDialog onClose={onClose} />;
  render(<RouterProvider router={createMemoryRouter([{ path, element }])} />);
  for (const row of [1, 2]) enter(row, '');
  return api;
}

test('known rows go to the cart and the others stay, however fast the button is pressed', async () => {
  open();
  enter(1, 'bp-1');
  enter(2, 'BRAKE-XX');
  press('Add to cart');
  await screen.findByText('1 line added to your cart, 1 to correct');
  expect(useCart.getState().lines).toEqual([{ id: 'pads', quantity: 1 }]);
  expect(item(1).value).toBe('BRAKE-XX');
  expect(noteOf(1)).toBe('No product has this number or name');
  expect(screen.getAllByLabelText(/^Item number, row/)).toHaveLength(7);
  expect(onClose).not.toHaveBeenCalled();
});

test('the answer for a text that was changed meanwhile is dropped', async () => {
  const api = open();
  const answer = api.hold();
  enter(1, 'BP-1');
  leave(1);
  expect(noteOf(1)).toBe('Looking it up');
  enter(1, 'BP-12');
  await act(async () => answer());
  expect(item(1).value).toBe('BP-12');
  expect(noteOf(1)).toBe('');
});

test('a row that could not be checked says so, and is checked again when asked', async () => {
  const api = open();
  api.fail('Network Error');
  enter(1, 'BP-1');
  leave(1);
  await screen.findByText('Retry');
  expect(noteOf(1)).toMatch(/^Could not be checked: /);

  api.fail(null);
  press('Retry');
  await screen.findByText('Brake Pads');
  expect(screen.getByLabelText('Quantity, row 1')).toHaveProperty('value', '1');
  press('Add to cart');
  expect(onClose).toHaveBeenCalledTimes(1);
});
