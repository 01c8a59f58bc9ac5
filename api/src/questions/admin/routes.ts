import {
  adminQuestionListSchema,
  adminQuestionSchema,
  adminQuestionsExportSchema,
  adminQuestionsQuerySchema,
  answerQuestionSchema,
} from '../../../contract/admin-questions.ts';
import {
  saveAnswerSchema,
  savedAnswerIdSchema,
  savedAnswersSchema,
} from '../../../contract/saved-answers.ts';
import { callerOf } from '../../http/access.ts';
import { givingCurrent } from '../../http/failure.ts';
import { byNumber } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { sendExport } from '../../http/send-csv.ts';
import { answerQuestion } from './answer-question.ts';
import { exportQuestions } from './export-questions.ts';
import { getQuestion } from './get-question.ts';
import { listQuestions } from './list-questions.ts';
import { listSavedAnswers, removeAnswer, saveAnswer } from './saved-answers.ts';

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
    handle: ({ db }, request, reply) =>
      sendExport({
        db,
        request,
        reply,
        name: 'questions',
        parts: exportQuestions(db, request.query),
      }),
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

  savedAnswers: route({
    summary: 'Texts that staff use again',
    answer: savedAnswersSchema,
    handle: ({ db }) => listSavedAnswers(db),
  }),

  saveAnswer: route({
    summary: 'Save a text to use it again',
    answer: savedAnswersSchema,
    status: 201,
    errors: [409],
    body: saveAnswerSchema,
    handle: ({ db }, request) => saveAnswer(db, request.body.text, callerOf(request)),
  }),

  removeAnswer: route({
    summary: 'Remove a saved text',
    answer: savedAnswersSchema,
    errors: [404],
    params: savedAnswerIdSchema,
    handle: ({ db }, { params }) => removeAnswer(db, params.id),
  }),
};
