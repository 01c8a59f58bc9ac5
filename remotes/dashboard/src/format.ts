const ZONE = 'Asia/Kolkata';
const YEAR_MATTERS_AFTER_MS = 330 * 24 * 3600 * 1000;

// en-US because en-IN and en-GB abbreviate September to four letters.
const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
});
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', day: '2-digit', month: 'short' });

function fields(format: Intl.DateTimeFormat, date: Date): Partial<Record<string, string>> {
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** UTC, ISO 8601, as India reads it: `01 Oct, 11:29 am`; with its year once that is in doubt. */
export function formatMoment(iso: string, now = Date.now()): string {
  const date = new Date(iso);
  const f = fields(parts, date);
  const year = now - date.getTime() > YEAR_MATTERS_AFTER_MS ? ` ${f.year}` : '';
  return `${f.day} ${f.month}${year}, ${f.hour}:${f.minute} ${f.dayPeriod?.toLowerCase()}`;
}

/** `YYYY-MM-DD` as `02 Oct`. */
export function formatDay(date: string): string {
  const f = fields(day, new Date(`${date}T00:00:00Z`));
  return `${f.day} ${f.month}`;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const compactDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});
const plain = new Intl.NumberFormat('en-US');
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Integer cents as `$1,265.00`. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);

/** Integer cents in short: `$350.4K`. */
export const formatCentsShort = (cents: number): string => compactDollars.format(cents / 100);

/** A count as a headline: `509`, `9,640`, from ten thousand on `10.7K`. */
export const formatCount = (count: number): string =>
  count < 10_000 ? plain.format(count) : compact.format(count);

/** A share of a whole: `58.8%`, of nothing `0.0%`. */
export const formatShare = (part: number, whole: number): string =>
  percent.format(whole === 0 ? 0 : part / whole);
