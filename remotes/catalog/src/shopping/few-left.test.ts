import { fewLeft } from './few-left.ts';

test.each([
  [3, 3, ''],
  [3, 4, '. Only 3 are in stock'],
  [10, 49, ''],
  [10, 5_000, '. Fewer than 50 are in stock'],
  [50, 100, '. Fewer than 100 are in stock'],
  [100, 5_000, ''],
])('fewLeft > %d or more in stock, %d added > %j', (stockBand, quantity, text) => {
  expect(fewLeft({ availability: 'in_stock', stockBand }, quantity)).toBe(text);
});

test('fewLeft > a product that waits for its delivery > says nothing: the cart does', () => {
  expect(fewLeft({ availability: 'delivery_delay', stockBand: 0 }, 5)).toBe('');
  expect(fewLeft({}, 5)).toBe('');
});
