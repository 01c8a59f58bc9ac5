import type { LineRequest } from '@evmandi/api/contract/fields';
import { commonRate } from '@evmandi/contract/domain/gst-tax';
import { useMemo } from 'react';
import { links } from '../links.ts';
import { isFresh, isRepeat } from './attempt.ts';
import { requestOf, useOtherLines } from './cart-order.ts';
import type { Draft } from './draft.ts';
import type { OrderSource } from './order-source.ts';
import { press } from './press.ts';
import { usePrices } from './use-prices.ts';

/** The order of the cart's selected lines, at today's prices. */
export function useCartOrder(draft: Draft, lines: LineRequest[]): OrderSource {
  const others = useOtherLines();
  const { answer, ...reading } = usePrices(lines, true);
  const priced = useMemo(
    () => answer && { ...answer, taxRate: commonRate(answer.lines) },
    [answer],
  );
  const attempt = draft.attempt && isFresh(draft.attempt, Date.now()) ? draft.attempt : null;
  const repeat = answer && isRepeat(attempt, requestOf(draft, lines, answer.totals));
  return {
    ...reading,
    answer: priced,
    press: (kept, { totals }) => press(requestOf(kept, lines, totals), kept.seed),
    lost: attempt && (repeat ? 'same' : 'other'),
    back: { to: links.cart, label: 'Back to cart' },
    others,
  };
}
