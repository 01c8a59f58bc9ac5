export const DAY_MS = 24 * 60 * 60_000;

/** India is five and a half hours ahead of UTC all year. */
export const INDIA_OFFSET_MS = 5.5 * 60 * 60_000;

// By hand: an Intl object costs a phone some 15 ms, and en-IN abbreviates September to four letters.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Days after which a moment is shown with its year. */
const YEAR_SHOWN_AFTER_MS = 330 * DAY_MS;

const twoDigits = (number: number) => String(number).padStart(2, '0');
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const month = (date: Date) => MONTHS[date.getUTCMonth()];

/** A UTC time as a date whose UTC fields are those of a clock in India. */
const inIndia = (time: string | number | Date) =>
  new Date(new Date(time).getTime() + INDIA_OFFSET_MS);

/** Returns the day in India of a UTC time (ISO 8601, milliseconds or `Date`) as `YYYY-MM-DD`. */
export const dayInIndia = (time: string | number | Date): string =>
  inIndia(time).toISOString().slice(0, 10);

/** Returns `YYYY-MM-DD` as `5 Dec`. */
export function formatDayAndMonth(day: string): string {
  const date = asDate(day);
  return `${date.getUTCDate()} ${month(date)}`;
}

/** Returns `YYYY-MM-DD` as `Fri 5 Dec`. */
export const formatWeekday = (day: string): string =>
  `${WEEKDAYS[asDate(day).getUTCDay()]} ${formatDayAndMonth(day)}`;

/** Returns `YYYY-MM-DD` as `5 Dec 2025`. */
export const formatDay = (day: string): string =>
  `${formatDayAndMonth(day)} ${asDate(day).getUTCFullYear()}`;

/** Returns the day in India of a UTC time as `5 Dec 2025`. */
export const formatDayOf = (time: string): string => formatDay(dayInIndia(time));

/** Returns `YYYY-MM-DD` as `05 Dec`, as the dashboard shows days below each other. */
export function formatListedDay(day: string): string {
  const date = asDate(day);
  return `${twoDigits(date.getUTCDate())} ${month(date)}`;
}

/**
 * Returns a UTC time as a clock in India shows it: `01 Oct, 11:29 am`; about a year before `now`
 * (milliseconds) and earlier with its year: `01 Oct 2024, 11:29 am`.
 */
export function formatMoment(time: string, now = Date.now()): string {
  const date = inIndia(time);
  const year = now - Date.parse(time) > YEAR_SHOWN_AFTER_MS ? ` ${date.getUTCFullYear()}` : '';
  const hours = date.getUTCHours();
  const clock = `${twoDigits(hours % 12 || 12)}:${twoDigits(date.getUTCMinutes())}`;
  return `${twoDigits(date.getUTCDate())} ${month(date)}${year}, ${clock} ${hours < 12 ? 'am' : 'pm'}`;
}
