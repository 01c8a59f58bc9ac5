import type { ProductList } from '@evmandi/api/contract/catalog';
import type { Filters } from '@evmandi/contract/domain/filters';

/** Whole rupees. */
export interface Span {
  min: number;
  max: number;
}

const PAISE = 100;

/** The span of prices of a result in whole rupees, so that both ends are within it. */
export const rupeesOf = ({ min, max }: NonNullable<ProductList['priceSpan']>): Span => ({
  min: Math.floor(min / PAISE),
  max: Math.ceil(max / PAISE),
});

/** What 0 to 100 percent of a span are in rupees. */
export const rupeesAt = (percent: number, { min, max }: Span): number =>
  Math.round(min + ((max - min) * percent) / 100);

/** Where a price stands in a span, 0 to 100; outside it, at its nearer end. */
export function percentAt(rupees: number, { min, max }: Span): number {
  if (max <= min) return rupees > max ? 100 : 0;
  return Math.round(Math.min(Math.max((rupees - min) / (max - min), 0), 1) * 100);
}

type Prices = Pick<Filters, 'priceMin' | 'priceMax'>;

/** The slider's thumbs: without a filter, 0 and 100. */
export const percentsOf = ({ priceMin, priceMax }: Prices, span: Span): [number, number] => [
  priceMin === null ? 0 : percentAt(priceMin, span),
  priceMax === null ? 100 : percentAt(priceMax, span),
];

/** The filter that thumbs stand for; a thumb at its end does not narrow. */
export const pricesAt = ([low, high]: readonly [number, number], span: Span): Prices => ({
  priceMin: low <= 0 ? null : rupeesAt(low, span),
  priceMax: high >= 100 ? null : rupeesAt(high, span),
});
