import { PERMISSION } from '@evmandi/contract/domain/session';
import { z } from 'zod';
import {
  adminQuestionListSchema,
  adminQuestionSchema,
  adminQuestionsQuerySchema,
  answerQuestionSchema,
} from '../../contract/admin-questions.ts';
import { callerOf } from '../http/access.ts';
import type { Api } from '../http/api.ts';
import { answerQuestion, getQuestion, listQuestions } from './questions.ts';

const ADMIN = { access: PERMISSION.dashboard } as const;
const byNumber = z.object({ number: z.string() });

/** What visitors asked, for staff to answer. */
export function deskRoutes({ app, db }: Api): void {
  app.get(
    '/admin/questions',
    {
      config: {
        ...ADMIN,
        doc: { summary: 'A page of questions', answer: adminQuestionListSchema },
      },
      schema: { querystring: adminQuestionsQuerySchema },
    },
    (request) => listQuestions(db, request.query),
  );

  app.get(
    '/admin/questions/:number',
    {
      config: {
        ...ADMIN,
        doc: { summary: 'A question and its answer', answer: adminQuestionSchema, errors: [404] },
      },
      schema: { params: byNumber },
    },
    (request) => getQuestion(db, request.params.number),
  );

  app.post(
    '/admin/questions/:number/answer',
    {
      config: {
        ...ADMIN,
        doc: {
          summary: 'Answer a question, or answer it better',
          answer: adminQuestionSchema,
          errors: [404, 409],
        },
      },
      schema: { params: byNumber, body: answerQuestionSchema },
    },
    async (request) => {
      const { number } = request.params;
      await answerQuestion(db, { number, answer: request.body, by: callerOf(request) });
      return getQuestion(db, number);
    },
  );
}
