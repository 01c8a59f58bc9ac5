import { z } from 'zod';
import { deepPageParam, pageInfo, pageSizeParam, timestamp } from './common.ts';

/** `GET /api/admin/visitors`, for administration: users of the last 30 minutes, who was here last first. */
export const visitorsQuerySchema = z.object({ page: deepPageParam, page_size: pageSizeParam });
export type VisitorsQuery = z.infer<typeof visitorsQuerySchema>;

export const visitorListSchema = z.object({
  visitors: z.array(
    z.object({
      /** Part of what the page made up for itself: it identifies no person. */
      name: z.string(),
      firstSeenAt: timestamp,
      lastSeenAt: timestamp,
      /** Of the last 30: those in which a page was open. */
      minutes: z.int().positive(),
    }),
  ),
  page: pageInfo,
});
export type VisitorList = z.infer<typeof visitorListSchema>;
