import type { PlacedOrder, PlaceOrder } from '@evmandi/api/contract/orders';
import type { Withdrawal } from '@evmandi/api/contract/own-orders';
import { http } from '@evmandi/runtime';
import { isOffline } from '@evmandi/ui/use-online';
import { type Attempt, planAttempt } from './attempt.ts';
import { draft, userId } from './draft.ts';
import { keyOf, newKey } from './keys.ts';
import type { Pressed } from './order-source.ts';
import { isSettled, setbackOf } from './outcome.ts';
import { type UnansweredPress, unanswered } from './unanswered.ts';

/** A connection that says nothing for so long is lost. */
export const ANSWER_MS = 30_000;

const withKey = ({ key }: Pick<Attempt, 'key'>) => ({
  headers: { 'Idempotency-Key': key },
  signal: AbortSignal.timeout(ANSWER_MS),
});

/** What became of an attempt whose answer was lost; none afterwards. */
async function settle(attempt: Pick<Attempt, 'key'>): Promise<PlacedOrder | null> {
  const answer = await http.post<Withdrawal>('/orders/withdrawals', undefined, withKey(attempt));
  return answer.data.order;
}

/** What is to be said before anything is sent: an order of a press that only `unanswered` knows of. */
async function settleLeft(left: UnansweredPress): Promise<Pressed | undefined> {
  const placed = await settle(left);
  unanswered.forget();
  if (!placed) return undefined;
  // Its page is shown to its own person only.
  return left.owner !== null && left.owner === userId()
    ? { placed, ordered: left.lines, earlier: true }
    : { setback: { kind: 'earlier', number: placed.number, sentAt: left.sentAt } };
}

/**
 * What one press of "Place order" does: it sends the order once. Nothing here repeats by itself; what was sent
 * is kept before it is sent, so that the next press, also after a reload, is the same order. `seed` is that of the
 * draft as it is shown: another tab may have changed or placed it by now. Never rejects.
 */
export async function press(request: PlaceOrder, seed: string | null): Promise<Pressed> {
  if (await isOffline()) return { setback: { kind: 'offline' } };
  const now = Date.now();
  const { attempt } = draft.read();
  const plan = planAttempt(attempt, request, {
    now,
    keyAfter: (settled) => keyOf(seed, request, settled),
  });
  let isOrdering = false;
  const left = unanswered.leftBehind([attempt?.key, plan.attempt.key], now);
  try {
    const before = left && (await settleLeft(left));
    if (before) return before;
    const earlier = plan.settle && (await settle(plan.settle));
    if (plan.settle && earlier) {
      unanswered.forget();
      return { placed: earlier, ordered: plan.settle.request.lines, earlier: true };
    }
    draft.change(() => ({ attempt: plan.attempt }));
    unanswered.keep(plan.attempt, userId());
    isOrdering = true;
    const answer = await http.post<PlacedOrder>('/orders', request, withKey(plan.attempt));
    unanswered.forget();
    return { placed: answer.data, ordered: request.lines, earlier: false };
  } catch (error) {
    // A refused withdrawal says nothing of its attempt, which may have ordered.
    if (!isOrdering) return { setback: { kind: 'unanswered' } };
    if (isSettled(error)) {
      draft.change(() => ({ attempt: null, seed: newKey() }));
      unanswered.forget();
    }
    return { setback: setbackOf(error) };
  }
}
