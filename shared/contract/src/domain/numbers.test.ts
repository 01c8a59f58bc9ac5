import { counted, formatCount, formatNumber, formatShare } from './numbers.ts';

test('groups by lakh', () => {
  expect(formatNumber(12_34_567)).toBe('12,34,567');
});

test('counts stay exact below ten thousand', () => {
  expect([509, 9_640, 10_700].map(formatCount)).toEqual(['509', '9,640', '10.7K']);
});

test('a share of nothing is nothing', () => {
  expect(formatShare(141, 240)).toBe('58.8%');
  expect(formatShare(0, 0)).toBe('0.0%');
});

test('one of a thing has no plural', () => {
  expect([0, 1, 4, 1_200].map((number) => counted(number, 'good line'))).toEqual([
    '0 good lines',
    '1 good line',
    '4 good lines',
    '1,200 good lines',
  ]);
});
