import { workingDaysAfter } from './calendar.ts';

test.each([
  ['2025-10-01', 1, '2025-10-02'],
  ['2025-10-03', 2, '2025-10-06'],
  ['2025-10-04', 1, '2025-10-06'],
  ['2025-10-05', 1, '2025-10-06'],
  ['2024-02-28', 2, '2024-03-01'],
])('from %s, %i working days end on %s', (day, count, end) => {
  expect(workingDaysAfter(day, count)).toBe(end);
});
