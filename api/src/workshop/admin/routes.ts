import {
  addPartSchema,
  changeJobCardSchema,
  jobCardDetailSchema,
} from '../../../contract/workshop.ts';
import { callerOf } from '../../http/access.ts';
import { byNumber } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { getJobCard } from '../job-card.ts';
import { addPart } from './add-part.ts';
import { changeJobCard } from './change-card.ts';

/** What the workshop's staff does on a job card. */
export const adminWorkshopRoutes = {
  change: route({
    summary: 'Tick tasks of a job card, set its progress, or move it on',
    answer: jobCardDetailSchema,
    errors: [404, 409],
    params: byNumber,
    body: changeJobCardSchema,
    handle: async ({ db }, request) => {
      const { number } = request.params;
      const by = callerOf(request);
      await changeJobCard(db, { number, change: request.body, by });
      return getJobCard(db, number, by);
    },
  }),

  addPart: route({
    summary: 'Take a part from stock for a job card',
    answer: jobCardDetailSchema,
    errors: [404, 409],
    params: byNumber,
    body: addPartSchema,
    handle: async ({ db }, request) => {
      const { number } = request.params;
      const by = callerOf(request);
      await addPart(db, { number, part: request.body, by });
      return getJobCard(db, number, by);
    },
  }),
};
