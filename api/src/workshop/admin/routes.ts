import {
  changeJobCardSchema,
  movePartSchema,
  openJobCardSchema,
} from '../../../contract/job-card-changes.ts';
import { idempotencyHeadersSchema } from '../../../contract/orders.ts';
import {
  jobCardDetailSchema,
  techniciansSchema,
  workshopPartsQuerySchema,
  workshopPartsSchema,
} from '../../../contract/workshop.ts';
import { callerOf } from '../../http/access.ts';
import { givingCurrent } from '../../http/failure.ts';
import { byNumber } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { findParts } from '../find-parts.ts';
import { getJobCard } from '../job-card.ts';
import { listTechnicians } from '../technicians.ts';
import { changeJobCard } from './change-card.ts';
import { movePart } from './move-part.ts';
import { openJobCard } from './open-card.ts';

const moveRoute = (kind: 'takes' | 'returns', summary: string) =>
  route({
    summary,
    answer: jobCardDetailSchema,
    status: 201,
    errors: [404, 409],
    params: byNumber,
    headers: idempotencyHeadersSchema,
    body: movePartSchema,
    handle: async ({ db }, request) => {
      const { number } = request.params;
      const by = callerOf(request);
      const key = request.headers['idempotency-key'];
      await movePart(db, kind, { number, part: request.body, key, by });
      return getJobCard(db, number, by);
    },
  });

/** What the workshop does on job cards. Accounts without its codes get 404 or 422 (PERM-7), never 403. */
export const adminWorkshopRoutes = {
  open: route({
    summary: 'Open a job card for a vehicle, once for each Idempotency-Key',
    answer: jobCardDetailSchema,
    status: 201,
    errors: [409],
    headers: idempotencyHeadersSchema,
    body: openJobCardSchema,
    handle: async ({ db }, request) => {
      const by = callerOf(request);
      const key = request.headers['idempotency-key'];
      return getJobCard(db, await openJobCard(db, { card: request.body, key, by }), by);
    },
  }),

  change: route({
    summary: 'Change a job card that was read: fields, work, or its stage',
    answer: jobCardDetailSchema,
    errors: [404, 409],
    params: byNumber,
    body: changeJobCardSchema,
    handle: async ({ db }, request) => {
      const { number } = request.params;
      const by = callerOf(request);
      const read = () => getJobCard(db, number, by);
      await givingCurrent(() => changeJobCard(db, { number, change: request.body, by }), read);
      return read();
    },
  }),

  take: moveRoute('takes', 'Take pieces from stock for a job card, once for each Idempotency-Key'),
  giveBack: moveRoute(
    'returns',
    'Give pieces of a job card back to stock, once for each Idempotency-Key',
  ),

  technicians: route({
    summary: 'Who works in the workshop, with the cards that they work on',
    answer: techniciansSchema,
    handle: ({ db }) => listTechnicians(db),
  }),

  parts: route({
    summary: 'Parts by number or name, or those that complaints name, with their stock',
    answer: workshopPartsSchema,
    example: { query: { q: 'brake' } },
    query: workshopPartsQuerySchema,
    handle: ({ db }, { query }) => findParts(db, query),
  }),
};
