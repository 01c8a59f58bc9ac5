import { formatDayAndMonth } from './dates.ts';

export const AVAILABILITY = ['in_stock', 'delivery_delay', 'out_of_stock'] as const;
export type Availability = (typeof AVAILABILITY)[number];

interface Stock {
  availability: Availability;
  /** `YYYY-MM-DD` of the next delivery of a delayed product, where it is known. */
  restockDate: string | null;
  /** `YYYY-MM-DD` of the first day of sale of what is to come. */
  soldFrom?: string | null;
}

export const OUT_OF_STOCK = 'Out of stock';

/** Returns the text of specification 4 for a product's availability. */
export function availabilityText({ availability, restockDate, soldFrom }: Stock): string {
  if (soldFrom) return `Sold from ${formatDayAndMonth(soldFrom)}`;
  if (availability === 'in_stock') return 'In stock';
  if (availability === 'out_of_stock') return OUT_OF_STOCK;
  return restockDate
    ? `Exp. delivery on ${formatDayAndMonth(restockDate)}`
    : 'Exp. delivery date not known yet';
}

/** Returns why a line of a product that is out of stock cannot be ordered, and what can be done. */
export const outOfStockProblem = (name: string): string =>
  `${name} is out of stock: take it out, or ask for a quotation`;

/** Returns why what is not sold yet cannot be ordered; `soldFrom` is `YYYY-MM-DD`. */
export const upcomingProblem = (name: string, soldFrom: string): string =>
  `${name} is sold from ${formatDayAndMonth(soldFrom)} on`;

/**
 * Returns why that many cannot be ordered: `stock` pieces are there, and `incoming` more of an announced
 * delivery, expected on `YYYY-MM-DD`, are free.
 */
export function shortStockProblem(
  name: string,
  { stock, incoming, expectedOn }: { stock: number; incoming: number; expectedOn: string | null },
): string {
  if (!expectedOn || incoming <= 0) return `Only ${stock} of ${name} left: lower the quantity`;
  const later = `${incoming} expected on ${formatDayAndMonth(expectedOn)}`;
  return stock > 0
    ? `Only ${stock} of ${name} left and ${later}: lower the quantity`
    : `Only ${later} of ${name}: lower the quantity`;
}

/** A delayed product can be ordered, one that is out of stock or not sold yet cannot. */
export const canBeOrdered = ({ availability }: { availability: Availability }): boolean =>
  availability !== 'out_of_stock';
