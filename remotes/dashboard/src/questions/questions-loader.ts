import type { AdminQuestion, AdminQuestionList } from '@evmandi/api/contract/admin-questions';
import { QUESTION_STATUSES } from '@evmandi/contract/domain/request-status';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { links } from '../links.ts';
import { revalidateFor } from '../list/revalidate.ts';
import { type RequestsQuery, requestsQuery } from '../requests/requests-query.ts';

export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

export const QUESTIONS = requestsQuery<QuestionStatus>(links.questions, QUESTION_STATUSES);

/** Reads a page of questions. */
export const readQuestions = (
  query: RequestsQuery<QuestionStatus>,
  signal: AbortSignal,
): Promise<AdminQuestionList> =>
  read<AdminQuestionList>('/admin/questions', { signal, params: QUESTIONS.params(query) });

/** Reads one question. */
export const readQuestion = (number: string, signal?: AbortSignal): Promise<AdminQuestion> =>
  read<AdminQuestion>(`/admin/questions/${encodeURIComponent(number)}`, { signal });

export const questionsLoader = ({ request }: LoaderFunctionArgs): Promise<AdminQuestionList> =>
  readQuestions(QUESTIONS.read(new URL(request.url).searchParams), request.signal);

export const questionsRevalidate = revalidateFor((query) =>
  QUESTIONS.params(QUESTIONS.read(query)),
);
