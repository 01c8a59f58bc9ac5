import { z } from 'zod';
import { askedSchema, askSchema, questionSchema } from '../../contract/questions.ts';
import type { Api } from '../http/api.ts';
import { cacheNever } from '../http/caching.ts';
import { perMinute } from '../http/rate-limits.ts';
import { ask } from './ask.ts';
import { getQuestion } from './get-question.ts';

const access = 'public';
const tokenParams = z.object({ token: z.string().describe('From the answer to asking') });

const docs = {
  ask: {
    summary: 'Ask the parts team; the answer appears at a page that only the token opens',
    answer: askedSchema,
    status: 201,
    errors: [429],
    example: {
      body: {
        name: 'Asha Rao',
        phone: '+91 98480 22338',
        email: 'asha@workshop.example',
        question: 'Do these pads fit an Ather 450X?',
        product: 'BP-EV-2041',
      },
    },
  },
  question: {
    summary: 'A question and, once there is one, its answer',
    answer: questionSchema,
    errors: [404],
  },
};

export function questionRoutes({ app, db }: Api): void {
  app.post(
    '/questions',
    { config: { access, doc: docs.ask, ...perMinute(10) }, schema: { body: askSchema } },
    async (request, reply) => reply.code(201).send(await ask(db, request.body)),
  );

  app.get(
    '/questions/:token',
    { config: { access, doc: docs.question, ...perMinute(60) }, schema: { params: tokenParams } },
    async (request, reply) => {
      cacheNever(reply);
      return getQuestion(db, request.params.token);
    },
  );
}
