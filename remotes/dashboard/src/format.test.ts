import {
  formatCents,
  formatCentsShort,
  formatCount,
  formatDay,
  formatMoment,
  formatShare,
} from './format.ts';

const now = Date.parse('2025-10-02T00:00:00Z');

test('moments are told in Indian time', () => {
  expect(formatMoment('2025-10-01T05:59:00Z', now)).toBe('01 Oct, 11:29 am');
  expect(formatMoment('2025-09-30T10:40:00Z', now)).toBe('30 Sep, 04:10 pm');
  expect(formatMoment('2025-09-30T18:31:00Z', now)).toBe('01 Oct, 12:01 am');
});

test('a moment that could be of another year names it', () => {
  expect(formatMoment('2024-10-01T05:59:00Z', now)).toBe('01 Oct 2024, 11:29 am');
});

test('a calendar day does not move with the time zone', () => {
  expect(formatDay('2025-10-02')).toBe('02 Oct');
});

test('dollars in full and in short', () => {
  expect(formatCents(126_500)).toBe('$1,265.00');
  expect(formatCentsShort(35_040_000)).toBe('$350.4K');
  expect(formatCentsShort(0)).toBe('$0');
});

test('counts stay exact below ten thousand', () => {
  expect([509, 9_640, 10_700].map(formatCount)).toEqual(['509', '9,640', '10.7K']);
});

test('a share of nothing is nothing', () => {
  expect(formatShare(141, 240)).toBe('58.8%');
  expect(formatShare(0, 0)).toBe('0.0%');
});
