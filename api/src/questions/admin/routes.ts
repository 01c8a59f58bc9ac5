import {
  adminQuestionListSchema,
  adminQuestionSchema,
  adminQuestionsQuerySchema,
  answerQuestionSchema,
} from '../../../contract/admin-questions.ts';
import { callerOf } from '../../http/access.ts';
import { byNumber } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { answerQuestion, getQuestion, listQuestions } from './questions.ts';

/** What visitors asked, for staff to answer. */
export const adminQuestionRoutes = {
  list: route({
    summary: 'A page of questions',
    answer: adminQuestionListSchema,
    query: adminQuestionsQuerySchema,
    handle: ({ db }, { query }) => listQuestions(db, query),
  }),

  get: route({
    summary: 'A question and its answer',
    answer: adminQuestionSchema,
    errors: [404],
    params: byNumber,
    handle: ({ db }, { params }) => getQuestion(db, params.number),
  }),

  answer: route({
    summary: 'Answer a question, or answer it better',
    answer: adminQuestionSchema,
    errors: [404, 409],
    params: byNumber,
    body: answerQuestionSchema,
    handle: async ({ db }, request) => {
      const { number } = request.params;
      await answerQuestion(db, { number, answer: request.body, by: callerOf(request) });
      return getQuestion(db, number);
    },
  }),
};
