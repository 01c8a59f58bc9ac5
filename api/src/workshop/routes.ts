import { jobCardDetailSchema, jobCardListSchema } from '../../contract/workshop.ts';
import { callerOf } from '../http/access.ts';
import { byNumber } from '../http/params.ts';
import { route } from '../http/route.ts';
import { getJobCard } from './job-card.ts';
import { listJobCards } from './list-job-cards.ts';

/** Job cards of vehicles in service, as far as the caller may see them. */
export const workshopRoutes = {
  list: route({
    summary: 'Job cards of vehicles in service',
    answer: jobCardListSchema,
    handle: ({ db }, request) => listJobCards(db, callerOf(request)),
  }),

  get: route({
    summary: 'A job card with its work',
    answer: jobCardDetailSchema,
    errors: [404],
    example: { params: { number: 'JC-2041' } },
    params: byNumber,
    handle: ({ db }, request) => getJobCard(db, request.params.number, callerOf(request)),
  }),
};
