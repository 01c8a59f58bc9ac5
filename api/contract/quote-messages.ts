import { z } from 'zod';
import { timestamp } from './common.ts';
import { messageField } from './fields.ts';

export const quoteMessageSchema = z.object({
  at: timestamp,
  by: z.enum(['buyer', 'staff']),
  text: z.string(),
});
export type QuoteMessage = z.infer<typeof quoteMessageSchema>;

/**
 * `POST /api/quotes/:token/messages`: a question or a reply of the buyer; a repeat with the same `Idempotency-Key`
 * header answers the same. 409 `quote_closed` once it was ordered or declined, `too_many_messages` for the 51st.
 */
export const writeMessageSchema = z.object({
  text: messageField
    .refine((text) => text !== null, { error: 'Enter your message' })
    .transform((text) => text ?? ''),
});
