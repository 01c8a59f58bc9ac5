import { QUESTION_STATUSES } from '@evmandi/contract/domain/request-status';
import { z } from 'zod';
import { requestStatsSchema } from './admin-requests.ts';
import {
  deepPageParam,
  pageInfo,
  pageSizeParam,
  pictureSchema,
  searchParam,
  staffEventSchema,
  timestamp,
} from './common.ts';
import { answerField, versionField } from './fields.ts';

const filters = {
  status: z.enum(QUESTION_STATUSES, { error: 'must be Open or Answered' }).optional(),
  /** Part of a name, an e-mail address, a number, a product or the question. */
  q: searchParam,
};

/** `GET /api/admin/questions`, for administration and counter. */
export const adminQuestionsQuerySchema = z.object({
  ...filters,
  page: deepPageParam,
  page_size: pageSizeParam,
});
export type AdminQuestionsQuery = z.infer<typeof adminQuestionsQuerySchema>;

/** `GET /api/admin/questions.csv`, the newest first: all that the filters leave. */
export const adminQuestionsExportSchema = z.object(filters);
export type AdminQuestionsExport = z.infer<typeof adminQuestionsExportSchema>;

const questionRow = z.object({
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
export type AdminQuestionRow = z.infer<typeof questionRow>;

/** `GET /api/admin/questions/:number`. */
export const adminQuestionSchema = questionRow.extend({
  /** Of the shopper's page. */
  token: z.string(),
  /** What happened to it, the newest first. */
  events: z.array(staffEventSchema),
});
export type AdminQuestion = z.infer<typeof adminQuestionSchema>;

export const adminQuestionListSchema = z.object({
  questions: z.array(questionRow),
  page: pageInfo,
  /** Obey the search but not the status. */
  counts: z.object({ all: z.int(), Open: z.int(), Answered: z.int() }),
  /** So many of the newest questions a search of one or two letters looked at; null for all of them. */
  lookedAt: z.int().nullable(),
  /** Over all questions. */
  stats: requestStatsSchema,
});
export type AdminQuestionList = z.infer<typeof adminQuestionListSchema>;

/** `POST /api/admin/questions/:number/answer`. 409 `stale_version` when it was answered since. */
export const answerQuestionSchema = z.object({
  version: versionField,
  text: answerField,
});
export type AnswerQuestion = z.infer<typeof answerQuestionSchema>;
