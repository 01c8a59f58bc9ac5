import { parseRupees } from './rupees.ts';

test.each([
  ['6016', 601_600],
  ['₹6,016.00', 601_600],
  [' 1,23,456.5 ', 12_345_650],
  ['0.05', 5],
])('parseRupees > %s > is %d paise', (text, paise) => expect(parseRupees(text)).toBe(paise));

test.each(['', 'abc', '-5', '1.234', '1e5', '.5', '1234567890123'])(
  'parseRupees > %s > is no amount',
  (text) => expect(parseRupees(text)).toBeUndefined(),
);
