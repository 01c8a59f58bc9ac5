import { spanText } from './span-text.ts';

test.each([
  [0.4, '0 min'],
  [28, '28 min'],
  [200, '3 h 20 min'],
  [120, '2 h'],
  [28 * 60, '1 day 4 h'],
  [48 * 60, '2 days'],
  [30 * 24 * 60 + 61, '30 days'],
])('%p minutes are %s', (minutes, text) => {
  expect(spanText(minutes)).toBe(text);
});
