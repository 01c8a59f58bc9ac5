import type { PriceAnswer } from '@evmandi/api/contract/orders';

interface ChangedPrice {
  productId: string;
  name: string;
  /** Paise. */
  before: number;
  now: number;
}

/** Unit prices that are not those that were agreed to. */
export const changedPrices = (
  agreed: PriceAnswer | undefined,
  { lines }: PriceAnswer,
): ChangedPrice[] =>
  lines.flatMap(({ productId, name, unitPrice: now }) => {
    const before = agreed?.lines.find((line) => line.productId === productId)?.unitPrice;
    return before === undefined || before === now ? [] : [{ productId, name, before, now }];
  });
