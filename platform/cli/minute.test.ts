import { minute } from './minute.ts';

test.each([
  ['2025-11-20T06:54:31.000Z', '2025-11-20 12:24 IST'],
  ['2025-12-31T18:30:00.000Z', '2026-01-01 00:00 IST'],
  ['2025-11-20T18:29:59.999Z', '2025-11-20 23:59 IST'],
])('%s is shown as a clock in India has it: %s', (stored, shown) => {
  expect(minute(stored)).toBe(shown);
});
