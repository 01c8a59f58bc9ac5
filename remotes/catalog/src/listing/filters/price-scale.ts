import type { ProductList } from '@evmandi/api/contract/catalog';
import type { Filters } from '@evmandi/contract/domain/filters';

/** Whole rupees that divide a result into parts of as many products, from its cheapest to its dearest. */
export type Scale = readonly number[];

const PAISE = 100;

/** The scale of a result, both ends within it; by price alone from an older API, which knows no steps. */
export function scaleOf(
  { min, max }: NonNullable<ProductList['priceSpan']>,
  steps: readonly number[] = [min, max],
): Scale {
  return [
    Math.floor(min / PAISE),
    ...steps.slice(1, -1).map((paise) => Math.round(paise / PAISE)),
    Math.ceil(max / PAISE),
  ];
}

/** The price below which so many percent of the products are, 0 to 100. */
export function rupeesAt(percent: number, scale: Scale): number {
  const place = (percent / 100) * (scale.length - 1);
  const [low = 0, high = low] = scale.slice(Math.floor(place));
  return Math.round(low + (high - low) * (place % 1));
}

/** How many percent of the products are below a price; 0 or 100 outside of the scale. */
export function percentAt(rupees: number, scale: Scale): number {
  const next = scale.findIndex((step) => step >= rupees);
  if (next <= 0) return next < 0 ? 100 : 0;
  const [low = 0, high = 0] = scale.slice(next - 1);
  return Math.round(((next - 1 + (rupees - low) / (high - low)) / (scale.length - 1)) * 100);
}

/** The next percent from `percent` on, in the direction from `was`, at which the price is another. */
export function percentPast(was: number, percent: number, scale: Scale): number {
  const price = rupeesAt(was, scale);
  const step = percent < was ? -1 : 1;
  let next = percent;
  while (next > 0 && next < 100 && rupeesAt(next, scale) === price) next += step;
  return next;
}

type Prices = Pick<Filters, 'priceMin' | 'priceMax'>;

/** The slider's thumbs: without a filter, 0 and 100. */
export const percentsOf = ({ priceMin, priceMax }: Prices, scale: Scale): [number, number] => [
  priceMin === null ? 0 : percentAt(priceMin, scale),
  priceMax === null ? 100 : percentAt(priceMax, scale),
];

/** The filter that thumbs stand for; a thumb at its end does not narrow. */
export const pricesAt = ([low, high]: readonly [number, number], scale: Scale): Prices => ({
  priceMin: low <= 0 ? null : rupeesAt(low, scale),
  priceMax: high >= 100 ? null : rupeesAt(high, scale),
});
