import { z } from 'zod';
import { trendSchema } from './admin-orders.ts';
import { timestamp } from './common.ts';

/** The cards above a list of requests. Days are India's, the last 28 with today, against the 28 before. */
export const requestStatsSchema = z.object({
  /** Those without an answer to what was asked last, and when the oldest of that was asked. */
  waiting: z.int(),
  oldest: timestamp.nullable(),
  asked: trendSchema,
  answered: trendSchema,
  /** Of those answered in the last 28 days: half of them waited so many minutes or fewer. */
  medianMinutes: z.int().nullable(),
});
export type RequestStats = z.infer<typeof requestStatsSchema>;

/** `GET /api/admin/requests/waiting`: how many wait for an answer, for the menu. */
export const waitingRequestsSchema = z.object({ quotes: z.int(), questions: z.int() });
export type WaitingRequests = z.infer<typeof waitingRequestsSchema>;
