import type { ProductCard } from '@evmandi/api/contract/catalog';
import { Dot } from '@evmandi/ui/pill';
import { availabilityText } from './availability.ts';

const TONES = {
  in_stock: 'in-stock',
  delivery_delay: 'delay',
  out_of_stock: 'out-of-stock',
} as const;

export function AvailabilityMark({ product }: { product: ProductCard }) {
  return <Dot tone={TONES[product.availability]}>{availabilityText(product)}</Dot>;
}
