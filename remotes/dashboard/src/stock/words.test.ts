import { allocatedText, shortRupees, signed, wholeIn } from './words.ts';

test.each([
  [48_20_000_00, '₹48.2 lakh'],
  [3_10_00_000_00, '₹3.1 crore'],
  [99_000_00, '₹99,000'],
])('%d paise are %s', (paise, text) => expect(shortRupees(paise)).toBe(text));

test.each([
  ['12', 12],
  [' 1,200 ', 1_200],
  ['-2', -2],
  ['\u22122', -2],
  ['+3', 3],
  ['', Number.NaN],
  ['1.5', Number.NaN],
  ['12 pcs', Number.NaN],
])('"%s" is typed for %d', (text, number) => expect(wholeIn(text)).toBe(number));

test('changes have their sign, and the orders that were given pieces their numbers', () => {
  expect([signed(-2), signed(1_200)]).toEqual(['-2', '+1,200']);
  expect(allocatedText([])).toBe('');
  const many = Array.from({ length: 7 }, (_, index) => ({ order: `1${index}`, quantity: 2 }));
  expect(allocatedText(many)).toBe(
    'For waiting orders: #10 (2), #11 (2), #12 (2), #13 (2), #14 (2) and 2 more.',
  );
});
