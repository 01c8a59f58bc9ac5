import { formatDay, formatDayOf } from './format-day.ts';

it('writes a day as it stands, wherever the machine is', () => {
  expect(formatDay('2025-12-05')).toBe('5 Dec 2025');
  expect(formatDay('2026-01-01')).toBe('1 Jan 2026');
});

it('takes the day that it was in India', () => {
  expect(formatDayOf('2025-12-31T18:29:59Z')).toBe('31 Dec 2025');
  expect(formatDayOf('2025-12-31T18:30:00Z')).toBe('1 Jan 2026');
});
