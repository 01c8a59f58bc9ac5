import { type Availability, availabilityText } from '@evmandi/contract/domain/availability';
import { Dot } from './pill.tsx';

interface AvailabilityMarkProps {
  product: { availability: Availability; restockDate?: string | null; stockBand?: number };
}

/** The colours green, orange and red (STOCK-1). */
const TONES = {
  in_stock: 'in-stock',
  delivery_delay: 'delay',
  out_of_stock: 'out-of-stock',
} as const;

/** A product's availability in its words and its colour. */
export function AvailabilityMark({ product }: AvailabilityMarkProps) {
  return <Dot tone={TONES[product.availability]}>{availabilityText(product)}</Dot>;
}
