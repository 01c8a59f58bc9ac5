import { z } from 'zod';
import { pageInfo, pageParam, timestamp } from './common.ts';

export const reviewSchema = z.object({
  id: z.string(),
  author: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  date: timestamp,
  /** Written after it was delivered: by an order of this site, or by a dealer who reported it. Not so of some old ones. */
  delivered: z.boolean(),
  /** On which a part is used, where its author says so: "Ather 450X". */
  vehicle: z.string().nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

/** How many reviews gave so many stars, from five down to one. */
export const starCountSchema = z.object({ stars: z.int().min(1).max(5), count: z.int() });
export type StarCount = z.infer<typeof starCountSchema>;

/** `GET /api/reviews`. */
export const reviewsQuerySchema = z.object({
  product: z
    .string({ error: 'must name a product by its id or SKU' })
    .min(1, { error: 'must name a product by its id or SKU' })
    .max(80, { error: 'must have 80 characters or fewer' })
    .describe('Id or SKU'),
  page: pageParam,
});
export type ReviewsQuery = z.infer<typeof reviewsQuerySchema>;

/** The newest first; of those that give one or two stars, one stands among the first three. */
export const reviewListSchema = z.object({
  reviews: z.array(reviewSchema),
  stars: z.array(starCountSchema),
  page: pageInfo,
});
export type ReviewList = z.infer<typeof reviewListSchema>;
