import { verdict } from './goals.ts';
import { absoluteSpread, quantile, ratio, relativeSpread, summarize } from './statistics.ts';

test('quantiles lie between neighbours in proportion', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([10, 20, 30, 40, 50], 0.25)).toBe(20);
  expect(summarize([7])).toEqual({ median: 7, min: 7, max: 7 });
});

test('a ratio is that of the medians, its range that of single runs', () => {
  expect(ratio([10, 20, 60], [20, 20, 20])).toEqual({ median: 1, min: 0.5, max: 3 });
});

test('the spread is what equals differ by, but for outliers', () => {
  const first = [100, 100, 100, 100, 100];
  expect(relativeSpread(first, first)).toBe(0);
  expect(relativeSpread(first, [90, 98, 100, 104, 300])).toBeCloseTo(0.04);
  expect(absoluteSpread(first, [90, 98, 100, 104, 300])).toBeCloseTo(4);
  expect(absoluteSpread([...first, Number.NaN], [90, 98, 100, 104, 300, 900])).toBeCloseTo(4);
});

test('a goal counts only beyond the spread', () => {
  const goal = { name: 'LCP', bound: 1, spread: 0.1 };
  expect(verdict({ ...goal, value: 0.85 })).toBe('met');
  expect(verdict({ ...goal, value: 0.95 })).toBe('unclear');
  expect(verdict({ ...goal, value: 1.2 })).toBe('missed');
  expect(verdict({ ...goal, value: 1.2, atLeast: true })).toBe('met');
  expect(verdict({ ...goal, value: 1, spread: 0 })).toBe('met');
  expect(verdict({ ...goal, value: Number.NaN })).toBe('missed');
});
