import { z } from 'zod';
import { pageInfo, pageParam, timestamp } from './common.ts';

/** `GET /api/sitemap`. */
export const sitemapQuerySchema = z.object({ page: pageParam });

/** Paths of the public pages of categories and products, at most 10,000 at once, categories first. */
export const sitemapSchema = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      /** When the page last changed, where known. */
      changedAt: timestamp.nullable(),
    }),
  ),
  page: pageInfo,
});
export type Sitemap = z.infer<typeof sitemapSchema>;
