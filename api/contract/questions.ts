import { MAX_QUESTION } from '@evmandi/contract/domain/limits';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { z } from 'zod';
import { pictureSchema, timestamp } from './common.ts';
import { emailField, nameField, phoneField } from './fields.ts';

/** `POST /api/questions`: a question to the parts team, about a product or in general. */
export const askSchema = z.object({
  name: nameField,
  phone: phoneField,
  email: emailField,
  question: z
    .string({ error: 'Enter your question' })
    .trim()
    .min(1, { error: 'Enter your question' })
    .max(MAX_QUESTION, {
      error: `A question has ${formatNumber(MAX_QUESTION)} characters or fewer`,
    })
    .transform((text) => text.replace(/\r\n?/g, '\n')),
  /** Id or SKU of the product it is about. */
  product: z
    .string({ error: 'Name the product by its id or SKU' })
    .trim()
    .max(80, { error: 'A part number has 80 characters or fewer' })
    .nullish()
    .transform((text) => text || null),
});
export type Ask = z.input<typeof askSchema>;

/** The number to name on the phone, and the token of the page where the answer appears. */
export const askedSchema = z.object({ number: z.string(), token: z.string() });
export type Asked = z.infer<typeof askedSchema>;

/** `GET /api/questions/:token`, for the holder of the token. */
export const questionSchema = z.object({
  number: z.string(),
  name: z.string(),
  question: z.string(),
  askedAt: timestamp,
  product: z
    .object({ id: z.string(), sku: z.string(), name: z.string(), picture: pictureSchema })
    .nullable(),
  answer: z.object({ text: z.string(), at: timestamp }).nullable(),
});
export type Question = z.infer<typeof questionSchema>;
