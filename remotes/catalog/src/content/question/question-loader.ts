import type { Question } from '@evmandi/api/contract/questions';
import { isNotFound } from '@evmandi/contract/platform/refusal';
import { read } from '@evmandi/runtime';
import { data, type LoaderFunctionArgs } from 'react-router-dom';

/** Null when no question has this token. */
export type QuestionData = Question | null;

export async function questionLoader({ params, request }: LoaderFunctionArgs) {
  const path = `/questions/${encodeURIComponent(params.token ?? '')}`;
  try {
    return data<QuestionData>(await read<Question>(path, { signal: request.signal }));
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return data<QuestionData>(null, { status: 404 });
  }
}
