import type { ProductCard } from '@evmandi/api/contract/catalog';
import { Dot } from '@evmandi/ui/pill';
import { formatDay } from '../format-day.ts';

/** Texts of specification 4, with the date that the API answers for a delayed product. */
export function availabilityText(
  product: Pick<ProductCard, 'availability' | 'restockDate'>,
): string {
  if (product.availability === 'in_stock') return 'In stock';
  if (product.availability === 'out_of_stock') return 'Out of stock';
  if (!product.restockDate) return 'Exp. delivery on request';
  return `Exp. delivery on ${formatDay(product.restockDate)}`;
}

const TONES = {
  in_stock: 'in-stock',
  delivery_delay: 'delay',
  out_of_stock: 'out-of-stock',
} as const;

export function Availability(props: {
  product: Pick<ProductCard, 'availability' | 'restockDate'>;
}) {
  const { product } = props;
  return <Dot tone={TONES[product.availability]}>{availabilityText(product)}</Dot>;
}
