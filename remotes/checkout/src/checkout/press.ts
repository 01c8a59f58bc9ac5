import type { PlacedOrder, PlaceOrder } from '@evmandi/api/contract/orders';
import type { Withdrawal } from '@evmandi/api/contract/own-orders';
import { http } from '@evmandi/runtime';
import { type Attempt, planAttempt } from './attempt.ts';
import { draft } from './draft.ts';
import type { Pressed } from './order-source.ts';
import { isSettled, setbackOf } from './outcome.ts';

/** A connection that says nothing for so long is lost. */
export const ANSWER_MS = 30_000;

/** 32 hexadecimal digits; `randomUUID` exists on secure origins only. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const withKey = ({ key }: Attempt) => ({
  headers: { 'Idempotency-Key': key },
  signal: AbortSignal.timeout(ANSWER_MS),
});

/** What became of an attempt whose answer was lost; none afterwards. */
async function settle(attempt: Attempt): Promise<PlacedOrder | null> {
  const answer = await http.post<Withdrawal>('/orders/withdrawals', undefined, withKey(attempt));
  return answer.data.order;
}

/**
 * What one press of "Place order" does: it sends the order once. Nothing here repeats by itself; what was sent
 * is kept before it is sent, so that the next press, also after a reload, is the same order. Never rejects.
 */
export async function press(request: PlaceOrder): Promise<Pressed> {
  if (!navigator.onLine) return { setback: { kind: 'offline' } };
  const plan = planAttempt(draft.read().attempt, request, { now: Date.now(), newKey });
  try {
    const earlier = plan.settle && (await settle(plan.settle));
    if (plan.settle && earlier) {
      return { placed: earlier, ordered: plan.settle.request.lines, earlier: true };
    }
    draft.change(() => ({ attempt: plan.attempt }));
    const answer = await http.post<PlacedOrder>('/orders', request, withKey(plan.attempt));
    return { placed: answer.data, ordered: request.lines, earlier: false };
  } catch (error) {
    if (isSettled(error)) draft.change(() => ({ attempt: null }));
    return { setback: setbackOf(error) };
  }
}
