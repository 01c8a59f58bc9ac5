import type { JobCard } from '@evmandi/api/contract/workshop';
import { JOB_CARD_STATUSES, type JobCardStatus } from '@evmandi/contract/domain/job-card-status';
import { counted } from '@evmandi/contract/domain/numbers';
import { slug } from '@evmandi/contract/domain/slug';

export interface JobCardsFilter {
  status?: JobCardStatus;
  q: string;
}

/** `?status=in-service&q=TS09`; an unknown status counts as none. */
export function readJobCardsFilter(query: URLSearchParams): JobCardsFilter {
  const status = JOB_CARD_STATUSES.find((known) => slug(known) === query.get('status'));
  return { ...(status && { status }), q: query.get('q')?.trim() ?? '' };
}

const squeezed = (text: string) => text.toLowerCase().replace(/[\s-]+/g, '');

/** By registration, vehicle or card number; spaces, hyphens and case do not matter. */
export function searchJobCards(cards: readonly JobCard[], q: string): JobCard[] {
  const wanted = squeezed(q);
  return cards.filter((card) =>
    [card.registration, card.vehicle, card.number].some((text) => squeezed(text).includes(wanted)),
  );
}

/** `6 vehicles here, 1 ready for pickup`. */
export function summary(cards: readonly JobCard[]): string {
  const ready = cards.filter((card) => card.status === 'Ready').length;
  return `${counted(cards.length, 'vehicle')} here, ${ready} ready for pickup`;
}
