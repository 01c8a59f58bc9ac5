const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const KOLKATA_MS = 5.5 * 60 * 60 * 1000;

const words = (date: Date) =>
  `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

/** A day, `YYYY-MM-DD`, as `5 Dec 2025`. Server and browser write the same, whatever their locale data. */
export function formatDay(day: string): string {
  return words(new Date(`${day}T00:00:00Z`));
}

/** The day in India of a UTC time, ISO 8601. */
export function formatDayOf(time: string): string {
  return words(new Date(Date.parse(time) + KOLKATA_MS));
}
