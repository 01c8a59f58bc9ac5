import {
  adminQuestionListSchema,
  adminQuestionSchema,
  adminQuestionsExportSchema,
  adminQuestionsQuerySchema,
  answerQuestionSchema,
} from '../../../contract/admin-questions.ts';
import { callerOf } from '../../http/access.ts';
import { givingCurrent } from '../../http/failure.ts';
import { byNumber } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { answerQuestion } from './answer-question.ts';
import { exportQuestions } from './export-questions.ts';
import { getQuestion } from './get-question.ts';
import { listQuestions } from './list-questions.ts';

/** What visitors asked, for staff to answer. */
export const adminQuestionRoutes = {
  list: route({
    summary: 'A page of questions',
    answer: adminQuestionListSchema,
    query: adminQuestionsQuerySchema,
    handle: ({ db }, { query }) => listQuestions(db, query),
  }),

  export: route({
    summary: 'Questions as a CSV file',
    mediaType: 'text/csv',
    query: adminQuestionsExportSchema,
    handle: ({ db }, { query }, reply) => sendCsv(reply, 'questions', exportQuestions(db, query)),
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
      const read = () => getQuestion(db, number);
      const answer = { number, answer: request.body, by: callerOf(request) };
      await givingCurrent(() => answerQuestion(db, answer), read);
      return read();
    },
  }),
};
