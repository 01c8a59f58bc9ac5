import type { PlacedOrder } from '@evmandi/api/contract/orders';
import type { Quote, QuoteAcceptance } from '@evmandi/api/contract/quotes';
import { MINIMUM_ORDER } from '@evmandi/contract/domain/limits';
import { refusal } from '@evmandi/contract/platform/refusal';
import { http, read } from '@evmandi/runtime';
import { isOffline } from '@evmandi/ui/use-online';
import type { Draft } from './draft.ts';
import { newKey } from './keys.ts';
import type { Pressed, Priced } from './order-source.ts';
import { setbackOf } from './outcome.ts';
import { ANSWER_MS } from './press.ts';

export const readQuote = (token: string, signal?: AbortSignal): Promise<Quote> =>
  read<Quote>(`/quotes/${encodeURIComponent(token)}`, signal && { signal });

/** The order of an offer, as the server has priced it; none while there is no offer. */
export function pricedOffer({ lines, answer }: Quote): Priced | undefined {
  if (!answer) return undefined;
  const { net, tax, total } = answer;
  return {
    lines: lines
      .filter(({ refused }) => !refused)
      .map(({ productId, sku, name, picture, quantity, unitPrice, offeredPrice }) => {
        const price = offeredPrice ?? unitPrice;
        const product = { productId, sku, name, picture };
        return { ...product, quantity, unitPrice: price, net: price * quantity, expectedOn: null };
      }),
    totals: { net, tax, shipping: 0, discount: 0, total },
    taxRate: null,
    problems: [],
    minimum: { net: MINIMUM_ORDER, reached: net >= MINIMUM_ORDER },
  };
}

/** The order that was placed of an offer, if it was. */
async function orderOf(token: string): Promise<PlacedOrder | null> {
  return (await readQuote(token)).order;
}

/**
 * Accepts an offer with one press. An offer can be accepted once, so the order is never placed twice; where an
 * answer was lost, the next press is told of the order that there is.
 */
export async function pressQuote(
  token: string,
  { contact, paymentMethod }: Draft,
  { totals }: Priced,
): Promise<Pressed> {
  if (await isOffline()) return { setback: { kind: 'offline' } };
  const acceptance: QuoteAcceptance = {
    ...contact,
    paymentMethod: paymentMethod ?? 'bank_transfer',
    expectedTotal: totals.total,
  };
  try {
    const path = `/quotes/${encodeURIComponent(token)}/accept`;
    const { data } = await http.post<PlacedOrder>(path, acceptance, {
      headers: { 'Idempotency-Key': newKey() },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return { placed: data, ordered: [], earlier: false };
  } catch (error) {
    if (refusal(error).code !== 'offer_over') return { setback: setbackOf(error) };
    const placed = await orderOf(token).catch(() => null);
    return placed ? { placed, ordered: [], earlier: true } : { setback: setbackOf(error) };
  }
}
