import { QUESTION_STATUSES } from '@evmandi/contract/domain/request-status';
import { z } from 'zod';
import { pageInfo, pageParam, pictureSchema, searchParam, timestamp } from './common.ts';
import { answerField, versionField } from './fields.ts';

/** `GET /api/admin/questions`, for administration and counter. */
export const adminQuestionsQuerySchema = z.object({
  status: z.enum(QUESTION_STATUSES, { error: 'must be Open or Answered' }).optional(),
  /** Part of a name, an e-mail address, a number, a product or the question. */
  q: searchParam,
  page: pageParam,
});
export type AdminQuestionsQuery = z.infer<typeof adminQuestionsQuerySchema>;

export const adminQuestionSchema = z.object({
  number: z.string(),
  askedAt: timestamp,
  status: z.enum(QUESTION_STATUSES),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  text: z.string(),
  /** What it is about. */
  product: z
    .object({ id: z.string(), sku: z.string(), name: z.string(), picture: pictureSchema })
    .nullable(),
  answer: z.object({ text: z.string(), at: timestamp, by: z.string().nullable() }).nullable(),
  /** For the next change. */
  version: versionField,
});
export type AdminQuestion = z.infer<typeof adminQuestionSchema>;

export const adminQuestionListSchema = z.object({
  questions: z.array(adminQuestionSchema),
  page: pageInfo,
  /** Obey the search but not the status. */
  counts: z.object({ all: z.int(), Open: z.int(), Answered: z.int() }),
});
export type AdminQuestionList = z.infer<typeof adminQuestionListSchema>;

/** `POST /api/admin/questions/:number/answer`. 409 `stale_version` when it was answered since. */
export const answerQuestionSchema = z.object({
  version: versionField,
  text: answerField,
});
export type AnswerQuestion = z.infer<typeof answerQuestionSchema>;
