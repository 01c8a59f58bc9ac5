import { MISS_KINDS } from '@evmandi/contract/domain/searches';
import { z } from 'zod';
import { deepPageParam, pageInfo, pageSizeParam, timestamp, wordsParam } from './common.ts';

/** `GET /api/admin/searches`: what was searched most often first. */
export const missedQuerySchema = z.object({
  kind: z.enum(MISS_KINDS, { error: `must be one of ${MISS_KINDS.join(', ')}` }).default('nothing'),
  page: deepPageParam,
  page_size: pageSizeParam,
});
export type MissedQuery = z.infer<typeof missedQuerySchema>;

export const missedSearchSchema = z.object({
  /** As they were typed, in lower case, without what may name a person or an order. */
  words: z.string(),
  times: z.int(),
  firstAt: timestamp,
  lastAt: timestamp,
  /** What they were taken for; null where nothing was found. */
  corrected: z.string().nullable(),
  /** What may be meant, as our products call it; null where nothing comes near. */
  suggestion: z.string().nullable(),
});
export type MissedSearch = z.infer<typeof missedSearchSchema>;

export const missedListSchema = z.object({
  searches: z.array(missedSearchSchema),
  page: pageInfo,
  counts: z.object({ nothing: z.int(), corrected: z.int() }),
});
export type MissedList = z.infer<typeof missedListSchema>;

const MOST_LETTERS = 60;
const phrase = (label: string) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .min(1, { error: `${label} is missing` })
    .max(MOST_LETTERS, { error: `${label} must have ${MOST_LETTERS} characters or fewer` });

/** `PATCH /api/admin/searches`: leave a search out of the list, or take it up again. */
export const dismissSearchSchema = z.object({
  words: phrase('The search'),
  dismissed: z.boolean({ error: 'must be true or false' }),
});
export type DismissSearch = z.infer<typeof dismissSearchSchema>;

/** `GET /api/admin/synonyms`. */
export const synonymsQuerySchema = z.object({
  q: wordsParam().optional().describe('A part of what is said or of what is meant'),
  page: deepPageParam,
  page_size: pageSizeParam,
});
export type SynonymsQuery = z.infer<typeof synonymsQuerySchema>;

export const synonymSchema = z.object({
  /** What buyers say. */
  phrase: z.string(),
  /** What our products call it; empty where it means nothing, such as "please". */
  means: z.string(),
  /** Who added it; null for those the shop came with. */
  by: z.string().nullable(),
});
export type Synonym = z.infer<typeof synonymSchema>;

export const synonymListSchema = z.object({ synonyms: z.array(synonymSchema), page: pageInfo });
export type SynonymList = z.infer<typeof synonymListSchema>;

/** `POST /api/admin/synonyms`. */
export const addSynonymSchema = z.object({
  phrase: phrase('What buyers say'),
  means: phrase('What it means'),
});
export type AddSynonym = z.infer<typeof addSynonymSchema>;

export const addedSynonymSchema = z.object({
  synonym: synonymSchema,
  /** Products that the phrase finds from now on. */
  found: z.int(),
  /** Searches of the list that hold the phrase, and left it. */
  settled: z.int(),
});
export type AddedSynonym = z.infer<typeof addedSynonymSchema>;
