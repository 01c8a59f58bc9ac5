import { arrivalDay, workingDaysAfter } from './arrival.ts';

test.each([
  ['2025-10-01', 1, '2025-10-02'],
  ['2025-10-03', 2, '2025-10-06'],
  ['2025-10-04', 1, '2025-10-06'],
  ['2025-10-05', 1, '2025-10-06'],
  ['2024-02-28', 2, '2024-03-01'],
])('from %s, %i working days end on %s', (day, count, end) => {
  expect(workingDaysAfter(day, count)).toBe(end);
});

// CHECKOUT-5
test.each([
  ['2026-11-30T18:29:00Z', 1, 'Tue 1 Dec'],
  ['2026-11-30T18:31:00Z', 1, 'Wed 2 Dec'],
  ['2026-12-05T06:00:00Z', 2, 'Tue 8 Dec'],
])('what is ordered at %s and takes %i working days comes on %s', (now, days, text) => {
  expect(arrivalDay(days, Date.parse(now))).toBe(text);
});
