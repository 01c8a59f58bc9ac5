import type { Quote } from '@evmandi/api/contract/quotes';
import type { Pill } from '@evmandi/ui/pill';
import type { ComponentProps } from 'react';

interface State {
  label: string;
  tone: ComponentProps<typeof Pill>['tone'];
}

const STATES: Record<Quote['status'], State> = {
  Open: { label: 'Waiting for our answer', tone: 'pending' },
  Answered: { label: 'Offer open', tone: 'shipped' },
  Ordered: { label: 'Ordered', tone: 'delivered' },
  Declined: { label: 'Declined', tone: 'cancelled' },
};

/** The state of a request in words. */
export const quoteState = ({ status, expired }: Pick<Quote, 'status' | 'expired'>): State =>
  expired ? { label: 'Offer expired', tone: 'inactive' } : STATES[status];

/** Whether the offer can still be accepted or declined. */
export const isOpenOffer = ({ status, expired }: Pick<Quote, 'status' | 'expired'>): boolean =>
  status === 'Answered' && !expired;
