import { priceWarning, readCents } from './read-row.ts';

test.each([
  ['25', 25_00],
  ['$25.00', 25_00],
  ['$ 1,234.5', 1_234_50],
  ['12.50 net', 12_50],
  ['12.505', 12_51],
  ['19.99 USD', 19_99],
  ['₹500', null],
  ['free', null],
  ['-1', null],
])('the price %j', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

test('prices are compared in cents at the rate', () => {
  expect(priceWarning('$28.14', 2_350_00, 83.5)).toBeNull();
  expect(priceWarning('28.1437', 2_350_00, 83.5)).toBeNull();
  expect(priceWarning('', 2_350_00, 83.5)).toBeNull();
  expect(priceWarning('$25.00', 2_350_00, 83.5)).toBe('The file says $25.00, our price is $28.14');
  expect(priceWarning('2,350 rupees', 2_350_00, 83.5)).toBe(
    'The price of the file could not be read: ours holds',
  );
});
