import { MAX_PAGE, MAX_SEARCH } from '@evmandi/contract/domain/limits';
import { z } from 'zod';

/** The one shape of every error answer. `path` names the field as the caller wrote it. */
export const errorSchema = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ApiError = z.infer<typeof errorSchema>;

/** Integer paise. */
export const paise = z.number().int().nonnegative();
/** UTC, ISO 8601. */
export const timestamp = z.iso.datetime();

/** `path` is an address below the API's own, for example `/api/pictures/...`. */
export const pictureSchema = z.object({ path: z.string(), alt: z.string() });

export const pageInfo = z.object({
  page: z.number().int().positive(),
  pageSize: z.number().int().positive(),
  pages: z.number().int().nonnegative(),
  total: z.number().int().nonnegative(),
});
export type PageInfo = z.infer<typeof pageInfo>;

/** A page number in a query string. */
export const pageParam = z.coerce
  .number({ error: 'must be a whole number, such as 1' })
  .int({ error: 'must be a whole number, such as 1' })
  .min(1, { error: 'must be 1 or more' })
  .max(MAX_PAGE, { error: `must be ${MAX_PAGE} or less` })
  .default(1);

/** Words to look for in a query string, where they must be given; `error` says what they are. */
export const wordsParam = (error = 'must be given once, as text') =>
  z
    .string({ error })
    .trim()
    .max(MAX_SEARCH, { error: `must have ${MAX_SEARCH} characters or fewer` });

/** Words to look for in a query string. */
export const searchParam = wordsParam().optional();
