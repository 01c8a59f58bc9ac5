const DAY_MS = 24 * 60 * 60_000;
/** India is five and a half hours ahead, all year. */
const INDIA_MS = 5.5 * 60 * 60_000;
const SUNDAY = 0;

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The day it is in India, `YYYY-MM-DD`. */
export const todayInIndia = (now: Date): string => dayOf(now.getTime() + INDIA_MS);

/** So many working days after a day; nothing is delivered on a Sunday. */
export function workingDaysAfter(day: string, count: number): string {
  let instant = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    instant += DAY_MS;
    if (new Date(instant).getUTCDay() !== SUNDAY) left -= 1;
  }
  return dayOf(instant);
}
