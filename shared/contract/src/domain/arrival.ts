import { DAY_MS, dayInIndia, formatWeekday } from './dates.ts';

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

/** Returns "Mon 1 Dec": when something comes that is ordered at `now` (milliseconds) and takes so many working days. */
export const arrivalDay = (workingDays: number, now: number): string =>
  formatWeekday(workingDaysAfter(dayInIndia(now), workingDays));
