import { z } from 'zod';

export const JOB_CARD_STATUSES = ['Received', 'In service', 'Waiting for parts', 'Ready'] as const;

export const jobCardSchema = z.object({
  id: z.string(),
  /** `JC-2041`. */
  number: z.string(),
  vehicle: z.string(),
  registration: z.string(),
  complaint: z.string(),
  status: z.enum(JOB_CARD_STATUSES),
  /** Percent done, whole. */
  progress: z.number().int().min(0).max(100),
  /** `YYYY-MM-DD`. */
  promisedDate: z.string(),
  mechanic: z.string().nullable(),
  picture: z.object({ path: z.string(), alt: z.string() }),
});
export type JobCard = z.infer<typeof jobCardSchema>;

/** `GET /api/job-cards`: permission 1002 sees all, others those of their own vehicles. */
export const jobCardListSchema = z.object({ jobCards: z.array(jobCardSchema) });
export type JobCardList = z.infer<typeof jobCardListSchema>;
