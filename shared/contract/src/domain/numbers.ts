/** Returns a formatter that is made at first use: each costs a phone some 15 ms. */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions) {
  let format: Intl.NumberFormat | undefined;
  return (amount: number) => {
    format ??= new Intl.NumberFormat(locale, options);
    return format.format(amount);
  };
}

const whole = numberFormat('en-IN');
const compact = numberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const percent = numberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Returns a number grouped by lakh: `12,34,567`. */
export const formatNumber = (number: number): string => whole(number);

/** Returns a count as a headline: `509`, `9,640`, from ten thousand on `10.7K`. */
export const formatCount = (count: number): string =>
  count < 10_000 ? whole(count) : compact(count);

/** Returns a share of a whole: `58.8%`, of nothing `0.0%`. */
export const formatShare = (part: number, whole: number): string =>
  percent(whole === 0 ? 0 : part / whole);
