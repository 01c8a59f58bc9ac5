import { formatDayAndMonth } from './dates.ts';

export const AVAILABILITY = ['in_stock', 'delivery_delay', 'out_of_stock'] as const;
export type Availability = (typeof AVAILABILITY)[number];

interface Stock {
  availability: Availability;
  /** `YYYY-MM-DD` of the next delivery of a delayed product, where it is known. */
  restockDate?: string | null;
  /** `YYYY-MM-DD` of the first day of sale of what is to come. */
  soldFrom?: string | null;
  /** How many are in stock, by bands; left out where it is not said. */
  stockBand?: number;
}

/** 100, 50 and 10 are those and more; below, it is how many there are. */
function bandText(band: number): string {
  if (band >= 100) return ', 100+';
  if (band >= 50) return ', 50 to 99';
  if (band >= 10) return ', 10 to 49';
  return band > 0 ? `, only ${band === 1 ? 'one' : band}` : '';
}

export const OUT_OF_STOCK = 'Out of stock';

/** What is announced, and cannot be ordered yet. */
export const UPCOMING = 'Upcoming';

/** Returns the text for a product's availability (STOCK-1). */
export function availabilityText(stock: Stock): string {
  const { availability, restockDate, soldFrom, stockBand = 0 } = stock;
  if (soldFrom) return `${UPCOMING}, sold from ${formatDayAndMonth(soldFrom)}`;
  if (availability === 'in_stock') return `In stock${bandText(stockBand)}`;
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

/** What stands on the button in the place of "Add to cart" where nothing can be ordered. */
export const notOrderableText = (stock: Stock): string =>
  stock.soldFrom ? UPCOMING : availabilityText(stock);

/** Working days until something in stock is there. */
const IN_STOCK_DAYS = '1-2 days';

/** Returns when that many of what is in stock come; a band tells for sure of no more than its least. */
export const deliveryText = (
  { stockBand = 0 }: Pick<Stock, 'stockBand'>,
  quantity: number,
): string => (quantity > stockBand ? 'Perhaps fewer: see the cart' : `Delivery ${IN_STOCK_DAYS}`);

interface Lead extends Stock {
  /** Working days until its supplier sends more. */
  leadDays?: number | null | undefined;
}

/**
 * Returns "Lead time 1-2 days", or "Arrives Mon 1 Dec" for what is in stock where `arrival` is known; null where only a
 * date is known, or nothing.
 */
export function leadFact(product: Lead, arrival: string | null): string | null {
  const lead = leadText(product);
  if (!lead) return null;
  const arrives = arrival !== null && product.availability === 'in_stock';
  return arrives ? `Arrives ${arrival}` : `Lead time ${lead}`;
}

/** Returns how long it takes to have one: "1-2 days", "8 working days"; null where only a date is known, or nothing. */
export function leadText({ availability, soldFrom, leadDays }: Lead): string | null {
  if (soldFrom || availability === 'delivery_delay') return null;
  if (availability === 'in_stock') return IN_STOCK_DAYS;
  return leadDays ? `${leadDays} working days` : null;
}
