import type { PlaceOrder } from '@evmandi/api/contract/orders';
import { DAY_MS } from '@evmandi/contract/domain/dates';

/** One press of "Place order" that may have arrived. */
export interface Attempt {
  /** Of the header `Idempotency-Key`: every repeat of this very order carries it. */
  key: string;
  request: PlaceOrder;
  /** Milliseconds. */
  sentAt: number;
}

/** The server forgets keys after seven days: a repeat after that would be another order. */
const KEPT_MS = 6 * DAY_MS;

const text = (request: PlaceOrder) => JSON.stringify(request);

export const isFresh = ({ sentAt }: Pick<Attempt, 'sentAt'>, now: number): boolean =>
  now - sentAt < KEPT_MS;

/** Whether a request is the one that was sent before. */
export const isRepeat = (attempt: Attempt | null, request: PlaceOrder | null): boolean =>
  attempt !== null && request !== null && text(attempt.request) === text(request);

interface Plan {
  attempt: Attempt;
  /** An attempt for another order, whose answer was lost: what became of it must be known first. */
  settle: Attempt | null;
}

/**
 * What to send when a person presses: the same order again under its own key, or another under a new one, once
 * it is certain that the one before was not placed.
 */
export function planAttempt(
  before: Attempt | null,
  request: PlaceOrder,
  { now, keyAfter }: { now: number; keyAfter: (settled: string | null) => string },
): Plan {
  const unsettled = before && isFresh(before, now) ? before : null;
  if (unsettled && isRepeat(unsettled, request)) return { attempt: unsettled, settle: null };
  const key = keyAfter(unsettled?.key ?? null);
  return { attempt: { key, request, sentAt: now }, settle: unsettled };
}
