/** Without the runs that gave no value. */
export const known = (values: readonly number[]) => values.filter((value) => !Number.isNaN(value));

/** Middle, least and most of a figure over all runs. */
export interface Summary {
  median: number;
  min: number;
  max: number;
}

/** The value below which the share `q` (0 to 1) of all values lies, between neighbours in proportion. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * q;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position % 1);
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

export function summarize(values: readonly number[]): Summary {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/** For keeping: the value that all runs had, else `[median, least, most]`. */
export function condense(values: readonly number[]): number | [number, number, number] {
  const { median: middle, min, max } = summarize(values);
  return min === max ? middle : [middle, min, max];
}

/** Ratio of the medians, with the range of the ratios of single runs. */
export function ratio(of: readonly number[], to: readonly number[]): Summary {
  const single = of.map((value, run) => value / (to[run] ?? Number.NaN));
  return {
    median: median(of) / median(to),
    min: Math.min(...single),
    max: Math.max(...single),
  };
}

/** Quartile of the single differences or ratios that lies farther from what equals would give. */
function fartherQuartile(values: number[], equal: number): number {
  return Math.max(...[0.25, 0.75].map((q) => Math.abs(quantile(values, q) - equal)));
}

/** How far two measurements of the very same lie apart: as a share, 0.05 for 5 %. */
export function relativeSpread(a: readonly number[], again: readonly number[]): number {
  const single = a.map((value, run) => (again[run] ?? Number.NaN) / value);
  return fartherQuartile(single, 1);
}

/** The same in the figure's own unit, over the runs that gave a value both times. */
export function absoluteSpread(a: readonly number[], again: readonly number[]): number {
  return fartherQuartile(known(a.map((value, run) => (again[run] ?? Number.NaN) - value)), 0);
}
