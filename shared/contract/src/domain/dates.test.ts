import {
  dayInIndia,
  formatDay,
  formatDayAndMonth,
  formatDayOf,
  formatListedDay,
  formatMoment,
} from './dates.ts';

const now = Date.parse('2025-10-02T00:00:00Z');

it('writes a day as it stands, September with three letters', () => {
  expect(formatDay('2025-12-05')).toBe('5 Dec 2025');
  expect(formatDay('2026-09-01')).toBe('1 Sep 2026');
  expect(formatDayAndMonth('2025-09-30')).toBe('30 Sep');
  expect(formatListedDay('2025-10-02')).toBe('02 Oct');
});

it('takes the day that it was in India', () => {
  expect(dayInIndia('2025-12-31T18:29:59Z')).toBe('2025-12-31');
  expect(dayInIndia(new Date('2025-12-31T18:30:00Z'))).toBe('2026-01-01');
  expect(formatDayOf('2025-12-31T18:30:00Z')).toBe('1 Jan 2026');
});

it.each([
  ['2025-10-01T05:59:00Z', '01 Oct, 11:29 am'],
  ['2025-09-30T10:40:00Z', '30 Sep, 04:10 pm'],
  ['2025-09-30T18:31:00Z', '01 Oct, 12:01 am'],
  ['2025-10-01T06:30:00Z', '01 Oct, 12:00 pm'],
  ['2024-10-01T05:59:00Z', '01 Oct 2024, 11:29 am'],
])('shows the moment %s as %s', (time, text) => {
  expect(formatMoment(time, now)).toBe(text);
});
