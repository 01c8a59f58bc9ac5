import { http, useCart, useQuote } from '@evmandi/runtime';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { testProduct } from '../testing/product.ts';
import { formRows } from './order-form.ts';
import { QuickOrderDialog } from './quick-order-dialog.tsx';
import { readFile } from './read-file.ts';
import { blankRows, FIRST_ROWS } from './rows.ts';
import { startJudge } from './testing/judge.ts';

jest.mock('./read-file.ts', () => ({ readFile: jest.fn() }));

const onClose = jest.fn();
const item = (row: number) => screen.getByLabelText<HTMLInputElement>(`Item number, row ${row}`);
const noteOf = (row: number) =>
  document.getElementById(item(row).getAttribute('aria-describedby') ?? '')?.textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const enter = (row: number, value: string) => fireEvent.change(item(row), { target: { value } });
const paste = (field: HTMLElement, text: string) =>
  fireEvent.paste(field, { clipboardData: { getData: () => text } });

let router: ReturnType<typeof createMemoryRouter>;

function open() {
  onClose.mockClear();
  useCart.setState({ lines: [{ id: 'other', quantity: 1 }], selected: ['other'] });
  useQuote.setState({ lines: [], selected: null });
  formRows.set(blankRows(FIRST_ROWS, 0));
  const judge = startJudge();
  const element = <QuickOrderDialog onClose={onClose} />;
  router = createMemoryRouter([
    { path: '/', element },
    { path: '/cart', element: null },
    { path: '/checkout', element: null },
  ]);
  render(<RouterProvider router={router} />);
  return judge;
}

// QUICK-6
test('good rows go to the cart and the others stay with their reason, in one call', async () => {
  const judge = open();
  enter(1, 'bp-1');
  enter(2, 'BRAKE-XX');
  press('Add to cart');
  await screen.findByText('1 line added to your cart, 1 to correct');
  expect(judge.calls).toEqual([2]);
  expect(useCart.getState().lines).toContainEqual({ id: 'pads', quantity: 1 });
  expect(item(1).value).toBe('BRAKE-XX');
  expect(noteOf(1)).toBe('BRAKE-XX is unknown. Did you mean BP-1?');
  expect(screen.getAllByLabelText(/^Item number, row/)).toHaveLength(FIRST_ROWS);
  expect(onClose).not.toHaveBeenCalled();
  press('Use BP-1 in row 1');
  await screen.findByText('Brake Pads');
});

// QUICK-6
test('a quote may be asked for what the stock does not hold', async () => {
  open();
  paste(item(1), 'BP-1\t40');
  await screen.findByText('Only 12 in stock');
  press('Add to cart');
  await screen.findByText('Nothing added: 1 to correct');
  press('Get Quote');
  await act(async () => {});
  expect(useQuote.getState().lines).toEqual([{ id: 'pads', quantity: 40 }]);
});

// QUICK-7
test('an order is the only selection of the cart and does not grow by repeating', async () => {
  open();
  paste(item(1), 'BP-1\t2\nBP-1\t3\nBRAKE-XX\t1');
  await screen.findByText(/is unknown/);
  press('Create Order');
  await act(async () => {});
  const { lines, selected } = useCart.getState();
  expect(lines).toEqual([
    { id: 'other', quantity: 1 },
    { id: 'pads', quantity: 5 },
  ]);
  expect(selected).toEqual(['pads']);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/checkout');
});

test('without a connection nothing is lost, and it is asked again when wanted', async () => {
  const judge = open();
  judge.failure = 'Network Error';
  enter(1, 'BP-1');
  press('Add to cart');
  await screen.findByText('Nothing added: Network Error');
  expect(noteOf(1)).toBe('Could not be checked: Network Error');
  judge.failure = '';
  press('Retry row 1');
  await screen.findByText('Brake Pads');
});

test('rows that could not be looked up are asked about in one call, whoever presses, and when the form opens anew', async () => {
  const judge = open();
  judge.failure = 'Network Error';
  paste(item(1), 'BP-1\t1\nBP-1\t2');
  await screen.findAllByText('Could not be checked: Network Error');
  press('Add to cart');
  await screen.findByText('Nothing added: Network Error');
  await act(async () => item(3).focus());
  enter(3, 'BP-9');
  judge.failure = '';
  // As the host does once the network is back.
  await act(async () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-retry]')) button.click();
  });
  expect(await screen.findAllByText('Brake Pads')).toHaveLength(2);
  expect(judge.calls).toEqual([2]);
  expect(document.activeElement).toBe(item(3));
  expect(item(3).value).toBe('BP-9');
  expect(screen.queryByText('Nothing added: Network Error')).toBeNull();

  judge.failure = 'Network Error';
  press('Add to cart');
  await screen.findByText('Nothing added: Network Error');
  judge.failure = '';
  cleanup();
  render(<RouterProvider router={router} />);
  expect(await screen.findAllByText('Brake Pads')).toHaveLength(2);
});

test('the answer for a row that was changed meanwhile is dropped', async () => {
  const judge = open();
  let release = () => {};
  judge.held = new Promise((resolve) => {
    release = resolve;
  });
  enter(1, 'BP-1');
  fireEvent.blur(item(1));
  expect(noteOf(1)).toBe('Looking it up');
  enter(1, 'BP-12');
  await act(async () => release());
  expect(item(1).value).toBe('BP-12');
  expect(noteOf(1)).toBe('');
});

// QUICK-8
test('a long block is shown before it goes into the form, is corrected there, and applied', async () => {
  const judge = open();
  const rows = Array.from({ length: 20 }, (_, index) => (index === 4 ? 'BP-l\t1' : 'BP-1\t1'));
  paste(item(1), rows.join('\n'));
  await screen.findByText('19 rows ready');
  expect(judge.calls).toEqual([20]);
  const table = screen.getByRole('table', { name: 'Rows of pasted rows' });
  expect(within(table).getAllByRole('textbox')).toHaveLength(2);
  expect(within(table).getByText('BP-l is unknown. Did you mean BP-1?')).toBeTruthy();
  press('Use BP-1 in row 5');
  await screen.findByText('20 rows ready');
  press('Apply 20 rows');
  expect(formRows.get().filter(({ item: text }) => text !== '')).toHaveLength(20);
  await screen.findByText('20 good lines', { exact: false });
});

test('a pasted column of more rows than the form takes is refused', async () => {
  open();
  const column = Array.from({ length: 1_001 }, (_, row) => row + 1).join('\n');
  paste(screen.getByLabelText('Quantity, row 1'), column);
  await screen.findByText(/^These are more than 1,000 rows/);
  expect(formRows.get()).toHaveLength(FIRST_ROWS);
});

// QUICK-8
test('a file is named, previewed and can be cancelled; one that cannot be read says why', async () => {
  open();
  const [input] = [screen.getByLabelText('Order file')];
  const file = new File(['x'], 'october-fleet.xlsx');
  jest.mocked(readFile).mockRejectedValueOnce(new Error('broken'));
  fireEvent.change(input, { target: { files: [file] } });
  await screen.findByRole('alert');
  jest
    .mocked(readFile)
    .mockResolvedValueOnce([{ line: 2, item: 'BP-1', quantity: '2', unit: 'set', price: '' }]);
  fireEvent.change(input, { target: { files: [file] } });
  await screen.findByText('File uploaded: october-fleet.xlsx');
  expect(document.activeElement?.textContent).toBe('Preview of october-fleet.xlsx');
  await screen.findByText('1 row ready');
  press('Cancel');
  expect(formRows.get().every(({ item: text }) => text === '')).toBe(true);
});

// QUICK-1, QUICK-2, QUICK-3, QUICK-9, QUICK-11
test('the form opens with two sample lines, seven blank rows and the sample file', async () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Quick order form' })).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Order lines' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Item #', 'Qty', 'Unit', 'Price']);
  const [, first, second, ...blank] = within(table).getAllByRole('row');
  for (const [row, price, basin] of [
    [first, '$12.50 net', 'Basin: 400 x 320 mm'],
    [second, '$38.00 net', 'Basin: 520 x 410 mm'],
  ] as const) {
    const fields = within(row as HTMLElement).getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map(({ readOnly }) => readOnly)).toEqual([true, true, true]);
    for (const text of [price, 'Material: brass', 'Colour: chrome', basin]) {
      expect(row?.textContent).toContain(text);
    }
  }
  expect(blank).toHaveLength(7);
  for (const row of blank) {
    const inRow = within(row);
    expect(inRow.getByPlaceholderText('Enter SKU or name of product')).toBeTruthy();
    const units = inRow.getByRole<HTMLSelectElement>('combobox', { name: /^Unit/ });
    expect([...units.options].map(({ value }) => value)).toEqual(['item', 'kg', 'piece', 'set']);
    expect(inRow.getByText('unavailable')).toBeTruthy();
  }
  press('More rows');
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  const file = screen.getByRole('link', { name: 'Download your sample file' });
  expect(file.getAttribute('download')).toBe('sample_order_template.csv');
  expect(file.getAttribute('href')).toBe(
    'http://api.test/api/quick-order/sample_order_template.csv',
  );

  // Only the sample lines are filled, and no action gathers them.
  for (const action of ['Add to cart', 'Get Quote', 'Create Order']) {
    press(action);
    expect(await screen.findByText('Enter at least one item number')).toBeTruthy();
    await act(async () => {});
  }
  expect(useCart.getState().lines).toEqual([{ id: 'other', quantity: 1 }]);
  expect(useQuote.getState().lines).toEqual([]);
});

// QUICK-5, QUICK-11, MONEY-2
test('a known product shows its own attributes, unit price and line price', async () => {
  open();
  const row = item(1).closest('tr');
  expect(row?.textContent).toContain('unavailable');
  paste(item(1), 'BP-1\t3');
  await screen.findByText('Brake Pads');
  expect(noteOf(1)).toContain('Front axle');
  expect(row?.textContent).toContain('$3.75');
  expect(row?.textContent).toContain('$1.25 each');
  expect(row?.textContent).not.toContain('₹');
  expect(screen.getByText(/US dollars, converted at ₹80\.00 = \$1\.00/)).toBeTruthy();
  expect(row?.textContent).not.toContain('unavailable');
});

// QUICK-4
test('a row suggests products for what is typed, and Enter goes to the next row', async () => {
  open();
  const pads = testProduct({ id: 'pads', name: 'Brake Pads', sku: 'BP-1' });
  jest.spyOn(http, 'get').mockResolvedValue({ data: { products: [pads] } });
  act(() => item(1).focus());
  enter(1, 'brake');
  fireEvent.click(await screen.findByRole('option', { name: /Brake Pads/ }));
  expect(item(1).value).toBe('BP-1');
  fireEvent.keyDown(item(1), { key: 'Enter' });
  await waitFor(() => expect(document.activeElement).toBe(item(2)));
});
