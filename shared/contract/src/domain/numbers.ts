/** A comma before the last three digits, and before every two in front of them. */
const BEFORE_GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * Returns a whole number grouped by lakh, as `Intl` does for `en-IN`: `12,34,567`. By hand, since a
 * page's first `Intl.NumberFormat` for India blocks a phone for 80 ms and more while it is hydrated.
 */
export const formatNumber = (whole: number): string => String(whole).replace(BEFORE_GROUPS, ',');

/** Returns a whole number with its noun: `1 line`, `1,200 lines`. The noun's plural adds an s. */
export const counted = (number: number, noun: string): string =>
  `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;

/** Returns a formatter that is made at first use, for what no public page shows at first. */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions) {
  let format: Intl.NumberFormat | undefined;
  return (amount: number) => {
    format ??= new Intl.NumberFormat(locale, options);
    return format.format(amount);
  };
}

const compact = numberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const percent = numberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Returns a count as a headline: `509`, `9,640`, from ten thousand on `10.7K`. */
export const formatCount = (count: number): string =>
  count < 10_000 ? formatNumber(count) : compact(count);

/** Returns a share of a whole: `58.8%`, of nothing `0.0%`. */
export const formatShare = (part: number, whole: number): string =>
  percent(whole === 0 ? 0 : part / whole);
