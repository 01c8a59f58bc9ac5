import { DAY_MS } from '@evmandi/contract/domain/dates';

const SUNDAY = 0;

/** Returns the day, `YYYY-MM-DD`, so many working days after a day; nothing is delivered on a Sunday. */
export function workingDaysAfter(day: string, count: number): string {
  let instant = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    instant += DAY_MS;
    if (new Date(instant).getUTCDay() !== SUNDAY) left -= 1;
  }
  return new Date(instant).toISOString().slice(0, 10);
}
