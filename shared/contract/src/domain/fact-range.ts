/** A range of figures as a buyer types it: both ends belong to it, one may be open. */
export interface FactRange {
  /** Digits, with a point for decimals; undefined for an open end. */
  low?: string | undefined;
  high?: string | undefined;
  /** Slug of the unit of both. */
  unit: string;
}

const FIGURE = String.raw`(\d+(?:-\d+)?)`;
const RANGE = new RegExp(
  `^(?:${FIGURE}-([a-z]+)-to-${FIGURE}-\\2|at-least-${FIGURE}-([a-z]+)|up-to-${FIGURE}-([a-z]+))$`,
);

const toFigure = (slug: string | undefined) => slug?.replace('-', '.');
const toSlug = (figure: string) => figure.replace('.', '-');

/** Returns the range that an address names, as `5-ah-to-7-5-ah`, `at-least-5-ah` or `up-to-7-5-ah`. */
export function readFactRange(value: string): FactRange | undefined {
  const [, from, both, to, least, above, most, below] = RANGE.exec(value) ?? [];
  const unit = both ?? above ?? below;
  return unit ? { low: toFigure(from ?? least), high: toFigure(to ?? most), unit } : undefined;
}

/** Returns what an address calls a range, its ends in order; undefined for one that is open at both. */
export function factRange({ low, high, unit }: FactRange): string | undefined {
  if (low && high) {
    const ends = [low, high].sort((a, b) => Number(a) - Number(b)).map(toSlug);
    return ends.map((end) => `${end}-${unit}`).join('-to-');
  }
  if (low) return `at-least-${toSlug(low)}-${unit}`;
  return high && `up-to-${toSlug(high)}-${unit}`;
}

/** Returns a typed figure, separators and a unit behind it aside: `1,200 mm` is 1200; undefined for anything else. */
export function readFigure(text: string): string | undefined {
  const plain = text.replace(/[\s,]/g, '').replace(/(?<![a-z])[a-z]+$/i, '');
  return /^\d{1,7}(?:\.\d{1,3})?$/.test(plain) ? String(Number(plain)) : undefined;
}

/** What the fields of a measure send without script, each by itself: this, a figure, `up-to`, a figure, the unit. */
export const FIELD_MARKS = ['at-least', 'up-to'] as const;
