import type { JobCardList } from '@evmandi/api/contract/workshop';
import { JOB_CARD_STAGES, type JobCardStage } from '@evmandi/contract/domain/job-card-status';
import { counted } from '@evmandi/contract/domain/numbers';
import { slug } from '@evmandi/contract/domain/slug';
import { links } from '../links.ts';
import { readPage, readText } from '../list/read-params.ts';

/** Cards of a page: as many rows of three as fit a screen. */
const PAGE_SIZE = 25;

export interface JobCardsQuery {
  stage?: JobCardStage | undefined;
  q: string;
  page: number;
}

/** `?status=in-progress&q=TS09&page=2`; what is not understood counts as left out. */
export function readJobCardsQuery(query: URLSearchParams): JobCardsQuery {
  const stage = JOB_CARD_STAGES.find((known) => slug(known) === query.get('status'));
  return { stage, q: readText(query) ?? '', page: readPage(query) };
}

/** The address of a list. */
export function jobCardsAddress({ stage, q, page }: JobCardsQuery): string {
  const query = new URLSearchParams({
    ...(stage && { status: slug(stage) }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${links.jobCards}?${query}` : links.jobCards;
}

/** What the API is asked for. */
export const listParams = ({ stage, q, page }: JobCardsQuery) => ({
  ...(stage && { stage }),
  ...(q && { q }),
  page,
  page_size: PAGE_SIZE,
});

/** `6 vehicles here, 1 ready for pickup`. */
export function summary({ counts }: Pick<JobCardList, 'counts'>): string {
  const here = counts.Open + counts['In progress'] + counts.Ready;
  return `${counted(here, 'vehicle')} here, ${counts.Ready} ready for pickup`;
}
