import { PERMISSION } from '@evmandi/contract/domain/session';
import { z } from 'zod';
import {
  addPartSchema,
  changeJobCardSchema,
  jobCardDetailSchema,
  jobCardListSchema,
} from '../../contract/workshop.ts';
import { callerOf } from '../http/access.ts';
import type { Api } from '../http/api.ts';
import { addPart } from './add-part.ts';
import { changeJobCard } from './change-card.ts';
import { getJobCard } from './job-card.ts';
import { listJobCards } from './list-job-cards.ts';

const SESSION = { access: 'session' } as const;
const WORKSHOP = { access: PERMISSION.workshop } as const;
const byNumber = z.object({ number: z.string() });

/** Job cards of vehicles in service. */
export function workshopRoutes({ app, db }: Api): void {
  app.get(
    '/job-cards',
    {
      config: {
        ...SESSION,
        doc: { summary: 'Job cards of vehicles in service', answer: jobCardListSchema },
      },
    },
    (request) => listJobCards(db, callerOf(request)),
  );

  app.get(
    '/job-cards/:number',
    {
      config: {
        ...SESSION,
        doc: {
          summary: 'A job card with its work',
          answer: jobCardDetailSchema,
          errors: [404],
          example: { params: { number: 'JC-2041' } },
        },
      },
      schema: { params: byNumber },
    },
    (request) => getJobCard(db, request.params.number, callerOf(request)),
  );

  app.patch(
    '/job-cards/:number',
    {
      config: {
        ...WORKSHOP,
        doc: {
          summary: 'Tick tasks of a job card, set its progress, or move it on',
          answer: jobCardDetailSchema,
          errors: [404, 409],
        },
      },
      schema: { params: byNumber, body: changeJobCardSchema },
    },
    async (request) => {
      const { number } = request.params;
      const by = callerOf(request);
      await changeJobCard(db, { number, change: request.body, by });
      return getJobCard(db, number, by);
    },
  );

  app.post(
    '/job-cards/:number/parts',
    {
      config: {
        ...WORKSHOP,
        doc: {
          summary: 'Take a part from stock for a job card',
          answer: jobCardDetailSchema,
          errors: [404, 409],
        },
      },
      schema: { params: byNumber, body: addPartSchema },
    },
    async (request) => {
      const { number } = request.params;
      const by = callerOf(request);
      await addPart(db, { number, part: request.body, by });
      return getJobCard(db, number, by);
    },
  );
}
