import { factRange, readFactRange, readFigure } from './fact-range.ts';

test.each([
  ['5-ah-to-7-5-ah', { low: '5', high: '7.5', unit: 'ah' }],
  ['at-least-0-8-kw', { low: '0.8', high: undefined, unit: 'kw' }],
  ['up-to-240-mm', { low: undefined, high: '240', unit: 'mm' }],
])('%s is a range, written as it is read', (value, range) => {
  expect(readFactRange(value)).toEqual(range);
  expect(factRange(range)).toBe(value);
});

test.each(['240-mm', '5-to-10-ah', 'from-5-ah', '5-ah-to-7-v', 'type-2'])('%s is none', (value) => {
  expect(readFactRange(value)).toBeUndefined();
});

test('ends that are crossed are turned, and two open ends are no range', () => {
  expect(factRange({ low: '60', high: '5', unit: 'ah' })).toBe('5-ah-to-60-ah');
  expect(factRange({ unit: 'ah' })).toBeUndefined();
});

test.each([
  ['1,200 mm', '1200'],
  [' 7.40kW', '7.4'],
  ['07', '7'],
  ['much', undefined],
  ['', undefined],
  ['-5', undefined],
])('%j is typed for %j', (text, figure) => {
  expect(readFigure(text)).toBe(figure);
});
