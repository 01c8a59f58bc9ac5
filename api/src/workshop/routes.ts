import {
  jobCardDetailSchema,
  jobCardListSchema,
  jobCardsQuerySchema,
  knownVehiclesSchema,
  vehiclesQuerySchema,
} from '../../contract/workshop.ts';
import { callerOf } from '../http/access.ts';
import { byNumber } from '../http/params.ts';
import { route } from '../http/route.ts';
import { findVehicles } from './find-vehicles.ts';
import { getJobCard } from './job-card.ts';
import { listJobCards } from './list-job-cards.ts';

/** Job cards, as far as the caller may see them. */
export const workshopRoutes = {
  list: route({
    summary: 'A page of job cards, vehicles that are here first',
    answer: jobCardListSchema,
    query: jobCardsQuerySchema,
    handle: ({ db }, request) => listJobCards(db, request.query, callerOf(request)),
  }),

  get: route({
    summary: 'A job card with its work',
    answer: jobCardDetailSchema,
    errors: [404],
    example: { params: { number: 'JC-2041' } },
    params: byNumber,
    handle: ({ db }, request) => getJobCard(db, request.params.number, callerOf(request)),
  }),

  vehicles: route({
    summary: 'Vehicles that were here, by the beginning of their registration number',
    answer: knownVehiclesSchema,
    example: { query: { registration: 'TS 09' } },
    query: vehiclesQuerySchema,
    handle: ({ db }, request) => findVehicles(db, request.query.registration, callerOf(request)),
  }),
};
