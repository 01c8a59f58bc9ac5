import { formatDayAndMonth } from './dates.ts';

export const AVAILABILITY = ['in_stock', 'delivery_delay', 'out_of_stock'] as const;
export type Availability = (typeof AVAILABILITY)[number];

interface Stock {
  availability: Availability;
  /** `YYYY-MM-DD` of the next delivery of a delayed product, where it is known. */
  restockDate: string | null;
}

export const OUT_OF_STOCK = 'Out of stock';

/** Returns the text of specification 4 for a product's availability. */
export function availabilityText({ availability, restockDate }: Stock): string {
  if (availability === 'in_stock') return 'In stock';
  if (availability === 'out_of_stock') return OUT_OF_STOCK;
  return restockDate
    ? `Exp. delivery on ${formatDayAndMonth(restockDate)}`
    : 'Exp. delivery date not known yet';
}

/** Returns why a line of a product that is out of stock cannot be ordered, and what can be done. */
export const outOfStockProblem = (name: string): string =>
  `${name} is out of stock: take it out, or ask for a quotation`;

/** A delayed product can be ordered, one that is out of stock cannot. */
export const canBeOrdered = ({ availability }: { availability: Availability }): boolean =>
  availability !== 'out_of_stock';
