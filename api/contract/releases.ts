import { z } from 'zod';

/** `POST /api/internal/audit`: what the release service did, signed with the secret that both hold. */
export const releaseEntriesCallSchema = z.object({
  /** When it was signed: UTC, ISO. */
  at: z.iso.datetime({ error: 'must be a time in UTC such as 2025-11-20T06:54:00.000Z' }),
  /** JSON of the entries: the very text that was signed. */
  entries: z
    .string({ error: 'must be a text' })
    .min(2, { error: 'must be JSON' })
    .max(60_000, { error: 'must have at most 60,000 characters' }),
  /** HMAC with SHA-256, in hexadecimal. */
  signature: z
    .string({ error: 'must be a text' })
    .regex(/^[0-9a-f]{64}$/, { error: 'must be 64 hexadecimal digits' }),
});
export const releaseEntriesAnswerSchema = z.object({
  /** Ids of the entries that the log holds now. */
  kept: z.array(z.string()),
});
