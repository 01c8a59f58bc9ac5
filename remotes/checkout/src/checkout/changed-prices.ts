import type { Priced } from './order-source.ts';

interface ChangedPrice {
  productId: string;
  name: string;
  /** Paise. */
  before: number;
  now: number;
}

/** Unit prices that are not those that were agreed to; with another quantity there may be another price. */
export const changedPrices = (agreed: Priced | undefined, { lines }: Priced): ChangedPrice[] =>
  lines.flatMap(({ productId, name, quantity, unitPrice: now }) => {
    const before = agreed?.lines.find(
      (line) => line.productId === productId && line.quantity === quantity,
    )?.unitPrice;
    return before === undefined || before === now ? [] : [{ productId, name, before, now }];
  });
