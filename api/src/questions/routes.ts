import { z } from 'zod';
import { askedSchema, askSchema, questionSchema } from '../../contract/questions.ts';
import { cacheNever } from '../http/caching.ts';
import { route } from '../http/route.ts';
import { ask } from './ask.ts';
import { getQuestion } from './get-question.ts';

export const questionRoutes = {
  ask: route({
    summary: 'Ask the parts team; the answer appears at a page that only the token opens',
    answer: askedSchema,
    status: 201,
    errors: [409],
    perMinute: 300,
    example: {
      body: {
        name: 'Asha Rao',
        phone: '+91 98480 22338',
        email: 'asha@workshop.example',
        question: 'Do these pads fit an Ather 450X?',
        product: 'BP-EV-2041',
      },
    },
    body: askSchema,
    handle: ({ db }, { body, ip }) => ask(db, body, ip),
  }),

  byToken: route({
    summary: 'A question and, once there is one, its answer',
    answer: questionSchema,
    errors: [404],
    perMinute: 600,
    params: z.object({ token: z.string().describe('From the answer to asking') }),
    handle: ({ db }, { params }, reply) => {
      cacheNever(reply);
      return getQuestion(db, params.token);
    },
  }),
};
