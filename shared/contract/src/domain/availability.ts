import { formatDayAndMonth } from './dates.ts';

export const AVAILABILITY = ['in_stock', 'delivery_delay', 'out_of_stock'] as const;
export type Availability = (typeof AVAILABILITY)[number];

interface Stock {
  availability: Availability;
  /** `YYYY-MM-DD` of the next delivery of a delayed product, where it is known. */
  restockDate: string | null;
}

/** Returns the text of specification 4 for a product's availability. */
export function availabilityText({ availability, restockDate }: Stock): string {
  if (availability === 'in_stock') return 'In stock';
  if (availability === 'out_of_stock') return 'Out of stock';
  return restockDate
    ? `Exp. delivery on ${formatDayAndMonth(restockDate)}`
    : 'Exp. delivery date not known yet';
}

/** A delayed product can be ordered, one that is out of stock cannot. */
export const canBeOrdered = ({ availability }: { availability: Availability }): boolean =>
  availability !== 'out_of_stock';
