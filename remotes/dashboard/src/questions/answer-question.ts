import type { AdminQuestion } from '@evmandi/api/contract/admin-questions';
import { MAX_QUESTION } from '@evmandi/contract/domain/limits';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import type { Problems } from '@evmandi/ui/use-change';
import type { Values } from '../list/merge.ts';
import type { AnswerKind } from '../requests/send-answer.ts';
import { readQuestion } from './questions-loader.ts';

/** How a question is answered. */
export const QUESTION: AnswerKind<AdminQuestion> = {
  path: (number) => `/admin/questions/${encodeURIComponent(number)}/answer`,
  read: readQuestion,
  valuesOf: ({ answer }) => ({ text: answer?.text ?? '' }),
  bodyOf: ({ text }) => ({ text }),
  labelsOf: () => ({ text: 'Answer' }),
};

export function checkAnswer({ text = '' }: Values): Problems {
  if (text.trim() === '') return { text: 'Enter an answer' };
  return text.trim().length > MAX_QUESTION
    ? { text: `Shorten the answer to ${formatNumber(MAX_QUESTION)} characters` }
    : {};
}
