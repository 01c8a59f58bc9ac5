import type { ProductCard } from '@evmandi/api/contract/catalog';

/** Bands of stock, each from its own number on. */
const BANDS = [10, 50, 100];

/** Says that fewer pieces are in stock than somebody adds; empty where they are enough, or where that is not known. */
export function fewLeft(
  { availability, stockBand }: Partial<Pick<ProductCard, 'availability' | 'stockBand'>>,
  quantity: number,
): string {
  if (availability !== 'in_stock' || stockBand === undefined) return '';
  const [first = 0] = BANDS;
  if (stockBand < first) return quantity > stockBand ? `. Only ${stockBand} are in stock` : '';
  const next = BANDS.find((band) => band > stockBand);
  return next !== undefined && quantity >= next ? `. Fewer than ${next} are in stock` : '';
}
