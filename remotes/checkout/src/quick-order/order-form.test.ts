import { addRow, formRows, pasteBlock } from './order-form.ts';
import { blankRows } from './rows.ts';
import { validate } from './validate.ts';

jest.mock('./validate.ts', () => ({ validate: jest.fn(() => new Promise(() => {})) }));

beforeEach(() => formRows.set(blankRows(1_000, 0)));

test('a pasted block fills no more rows than the form takes, and says how many were left out', () => {
  const quantities = ['1', '2', '3', '4', '5'].map((quantity) => ({ quantity }));
  expect(pasteBlock(998, quantities)).toBe(3);
  const rows = formRows.get();
  expect(rows).toHaveLength(1_000);
  expect(rows.slice(-2).map(({ quantity }) => quantity)).toEqual(['1', '2']);
  expect(addRow()).toBeNull();
});

test('items pasted into the last row are asked about as far as there is room', () => {
  expect(pasteBlock(999, [{ item: 'BP-1' }, { item: 'BP-2' }])).toBe(1);
  expect(formRows.get()).toHaveLength(1_000);
  expect(jest.mocked(validate).mock.calls.flat(2)).toMatchObject([{ item: 'BP-1' }]);
});

test('a block that fits is written over what stands there, and leaves nothing out', () => {
  expect(pasteBlock(0, [{ item: 'BP-1', quantity: '2' }, { item: 'BP-2' }])).toBe(0);
  const [first, second] = formRows.get();
  expect([first?.item, first?.quantity, second?.item]).toEqual(['BP-1', '2', 'BP-2']);
});
