import { DAY_MS, dayInIndia } from '../domain/dates.ts';

/** A token of the release service ends this many days after it was made, or sooner. */
export const MOST_TOKEN_DAYS = 90;

/** The last days of a token, in which its users are warned. */
export const WARNED_DAYS = 14;

/** Returns whether a token with this end opens nothing at `now`, in milliseconds. */
export const hasEnded = (endsAt: string, now: number): boolean => Date.parse(endsAt) <= now;

/** Returns whether a token ends within the next 14 days; false once it ended. */
export const endsSoon = (endsAt: string, now: number): boolean =>
  !hasEnded(endsAt, now) && Date.parse(endsAt) - now <= WARNED_DAYS * DAY_MS;

/** Returns how far away an end is, in days of a calendar in India: `today`, `in 1 day`, `in 9 days`. */
export function untilEnd(endsAt: string, now: number): string {
  const days = (Date.parse(dayInIndia(endsAt)) - Date.parse(dayInIndia(now))) / DAY_MS;
  if (days <= 0) return 'today';
  return days === 1 ? 'in 1 day' : `in ${days} days`;
}
