import type { Priced } from './order-source.ts';

interface ChangedPrice {
  productId: string;
  name: string;
  /** Paise. */
  before: number;
  now: number;
}

/** Unit prices that are not those that were agreed to. */
export const changedPrices = (agreed: Priced | undefined, { lines }: Priced): ChangedPrice[] =>
  lines.flatMap(({ productId, name, unitPrice: now }) => {
    const before = agreed?.lines.find((line) => line.productId === productId)?.unitPrice;
    return before === undefined || before === now ? [] : [{ productId, name, before, now }];
  });
