import { MAX_DEEP_PAGE, MAX_PAGE, MAX_SEARCH, PAGE_SIZES } from '@evmandi/contract/domain/limits';
import { z } from 'zod';

/** The one shape of every error answer. `path` names the field as the caller wrote it. */
export const errorSchema = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With 409 `stale_version`: the whole thing as it is now, in the shape that its GET answers. */
  current: z.record(z.string(), z.unknown()).optional(),
});
export type ApiError = z.infer<typeof errorSchema>;

/** Integer paise. */
export const paise = z.number().int().nonnegative();
/** From so many pieces on, each costs so many basis points less; the fewest pieces first. */
export const priceBreaksSchema = z.array(
  z.object({ from: z.int().min(2), off: z.int().min(1).max(5_000) }),
);
/** UTC, ISO 8601. */
export const timestamp = z.iso.datetime();

/** Something that happened to a row: `answered`. */
export const staffEventSchema = z.object({
  kind: z.string(),
  at: timestamp,
  by: z.string(),
  text: z.string().nullable(),
});
export type StaffEvent = z.infer<typeof staffEventSchema>;

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

/** A page number of a staff list: as many as there are, since none that is announced may be refused. */
export const deepPageParam = z.coerce
  .number({ error: 'must be a whole number, such as 1' })
  .int({ error: 'must be a whole number, such as 1' })
  .min(1, { error: 'must be 1 or more' })
  .max(MAX_DEEP_PAGE, { error: `must be ${MAX_DEEP_PAGE} or less` })
  .default(1);

/** Rows of a page of a staff list. */
export const pageSizeParam = z.coerce
  .number({ error: `must be one of ${PAGE_SIZES.join(', ')}` })
  .refine((size) => PAGE_SIZES.some((known) => known === size), {
    error: `must be one of ${PAGE_SIZES.join(', ')}`,
  })
  .default(PAGE_SIZES[0]);

/** A day in India, `YYYY-MM-DD`. */
export const dayField = (error: string) =>
  z.iso.date({ error }).refine((text) => text >= '2000-01-01' && text <= '2100-12-31', {
    error: 'Choose a day from 2000 to 2100',
  });
/** The same in a query string. */
export const dayParam = z.iso
  .date({ error: 'must be a day, such as 2025-12-31' })
  .refine((text) => text >= '2000-01-01' && text <= '2100-12-31', {
    error: 'must be a day from 2000 to 2100',
  })
  .optional();
