/** From so many pieces on, all of them cost so much less. */
export interface PriceBreak {
  /** Pieces of one line. */
  from: number;
  /** Basis points of the price of one: 500 is 5 % less. */
  off: number;
}

/** A product as far as its price goes. */
export interface Priced {
  /** Paise without tax of one alone. */
  price: number;
  /** The fewest pieces first, each further one cheaper. Answers of a release that knew none have none. */
  priceBreaks?: readonly PriceBreak[] | undefined;
}

const WHOLE = 10_000;
const RUPEE = 100;

/** What is left of a price, half up: whole rupees stay whole. */
function reduced(price: number, off: number): number {
  const step = price % RUPEE === 0 ? RUPEE : 1;
  const steps = price / step;
  return Math.floor((steps * (WHOLE - off) + WHOLE / 2) / WHOLE) * step;
}

/**
 * Returns the paise of one unit, without tax, when so many are bought. Every line is priced by this and nothing
 * else: cart, checkout, orders, requests for quotations and quick orders.
 */
export function unitPrice({ price, priceBreaks = [] }: Priced, quantity: number): number {
  const reached = priceBreaks.findLast(({ from }) => quantity >= from);
  return reached ? reduced(price, reached.off) : price;
}

/** A break with the price that it gives, and the fewest and the most pieces that have it. */
export interface BreakStep {
  from: number;
  /** Null for the last. */
  to: number | null;
  /** Paise of one. */
  price: number;
  off: number;
}

/** Returns all steps of a product's price, that of one first; none without breaks. */
export function breakSteps({ price, priceBreaks = [] }: Priced): BreakStep[] {
  if (priceBreaks.length === 0) return [];
  const steps = [{ from: 1, off: 0 }, ...priceBreaks];
  return steps.map(({ from, off }, index) => ({
    from,
    to: index === priceBreaks.length ? null : (priceBreaks[index]?.from ?? 1) - 1,
    price: off === 0 ? price : reduced(price, off),
    off,
  }));
}

/** Returns the next cheaper step for who takes so many; undefined where there is none. */
export const nextBreak = (product: Priced, quantity: number): BreakStep | undefined =>
  breakSteps(product).find(({ from }) => from > quantity);
