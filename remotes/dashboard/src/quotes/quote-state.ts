import type { QuoteFilter, QuoteStatus } from '@evmandi/contract/domain/request-status';

/** Statuses as staff call them. */
export const LABELS = {
  Open: 'New',
  WroteAgain: 'Wrote again',
  Answered: 'Answered',
  Ordered: 'Accepted',
  Declined: 'Declined',
} as const satisfies Record<QuoteFilter, string>;

const TONES = {
  Open: 'pending',
  WroteAgain: 'pending',
  Answered: 'shipped',
  Ordered: 'delivered',
  Declined: 'cancelled',
} as const satisfies Record<QuoteFilter, string>;

interface State {
  status: QuoteStatus;
  expired: boolean;
  wroteAgain: boolean;
}

/** The state of a request in words and colour: what waits for an answer says so first. */
export function stateOf({ status, expired, wroteAgain }: State) {
  if (expired && !wroteAgain) return { label: 'Expired', tone: 'inactive' } as const;
  const shown = wroteAgain ? 'WroteAgain' : status;
  return { label: LABELS[shown], tone: TONES[shown] };
}

/** Whether an answer, or a better one, can be given. */
export const canBeAnswered = ({ status }: Pick<State, 'status'>): boolean =>
  status === 'Open' || status === 'Answered';
