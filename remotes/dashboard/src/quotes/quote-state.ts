import type { QuoteStatus } from '@evmandi/contract/domain/request-status';

/** Statuses as staff call them. */
export const LABELS = {
  Open: 'New',
  Answered: 'Answered',
  Ordered: 'Accepted',
  Declined: 'Declined',
} as const satisfies Record<QuoteStatus, string>;

const TONES = {
  Open: 'pending',
  Answered: 'shipped',
  Ordered: 'delivered',
  Declined: 'cancelled',
} as const satisfies Record<QuoteStatus, string>;

interface State {
  status: QuoteStatus;
  expired: boolean;
}

/** The state of a request in words and colour. */
export const stateOf = ({ status, expired }: State) =>
  expired
    ? ({ label: 'Expired', tone: 'inactive' } as const)
    : { label: LABELS[status], tone: TONES[status] };

/** Whether an answer, or a better one, can be given. */
export const canBeAnswered = ({ status }: Pick<State, 'status'>): boolean =>
  status === 'Open' || status === 'Answered';
