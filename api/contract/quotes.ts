import { QUOTE_STATUSES } from '@evmandi/contract/domain/request-status';
import { UNITS } from '@evmandi/contract/domain/units';
import { z } from 'zod';
import { pageInfo, pageParam, paise, pictureSchema, timestamp } from './common.ts';
import { emailField, linesField, messageField, nameField, phoneField } from './fields.ts';
import { placeOrderSchema } from './orders.ts';
import { quoteMessageSchema } from './quote-messages.ts';

/** `POST /api/quotes`; a repeat with the same `Idempotency-Key` header, if any, answers the same. */
export const askQuoteSchema = z.object({
  name: nameField,
  phone: phoneField,
  email: emailField,
  message: messageField,
  lines: linesField,
});
export type QuoteRequest = z.infer<typeof askQuoteSchema>;

export const askedQuoteSchema = z.object({
  number: z.string(),
  /** Unguessable: it is enough to see the request and its answer. */
  token: z.string(),
});
export type AskedQuote = z.infer<typeof askedQuoteSchema>;

export const quoteLineSchema = z.object({
  position: z.int().positive(),
  productId: z.string(),
  sku: z.string(),
  name: z.string(),
  picture: pictureSchema,
  unit: z.enum(UNITS),
  quantity: z.int().positive(),
  /** List price when it was asked, without tax. */
  unitPrice: paise,
  /** Staff's price, without tax; null for the list price or while unanswered. */
  offeredPrice: paise.nullable(),
  /** It cannot be delivered: it is no part of the offer. */
  refused: z.boolean(),
  /** What staff say of the line. */
  note: z.string().nullable(),
});

/** `GET /api/quotes/:token`. */
export const quoteSchema = z.object({
  number: z.string(),
  askedAt: timestamp,
  status: z.enum(QUOTE_STATUSES),
  /** Answered, and the last day of the offer has gone by. */
  expired: z.boolean(),
  /** The order that came of it; its token is enough to see it. */
  order: z.object({ number: z.string(), token: z.string() }).nullable(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string().nullable(),
  lines: z.array(quoteLineSchema),
  /** Paise without tax, at list prices. */
  listNet: paise,
  answer: z
    .object({
      text: z.string(),
      at: timestamp,
      /** `YYYY-MM-DD`, the last day of the offer in India. */
      validUntil: z.string(),
      /** Paise of the lines at the offered prices. */
      net: paise,
      tax: paise,
      total: paise,
    })
    .nullable(),
  /** What was said, the oldest first: `message` and the texts of all answers included. */
  messages: z.array(quoteMessageSchema),
});
export type Quote = z.infer<typeof quoteSchema>;

/**
 * `POST /api/quotes/:token/accept`, with an `Idempotency-Key` header: places the order at the offered prices,
 * once. 409 `offer_over` when the offer is not open (any more); else what stands against an order.
 */
export const acceptQuoteSchema = placeOrderSchema.omit({ lines: true });
export type QuoteAcceptance = z.input<typeof acceptQuoteSchema>;
export type CheckedAcceptance = z.infer<typeof acceptQuoteSchema>;

/** `POST /api/quotes/:token/decline`. 409 `offer_over`. */
export const declineQuoteSchema = z.object({ reason: messageField });

/** `GET /api/quotes`: those sent while signed in, the newest first. */
export const ownQuotesQuerySchema = z.object({ page: pageParam });
export const ownQuoteListSchema = z.object({
  quotes: z.array(
    z.object({
      number: z.string(),
      token: z.string(),
      askedAt: timestamp,
      status: z.enum(QUOTE_STATUSES),
      expired: z.boolean(),
      /** `YYYY-MM-DD`, the last day of the offer in India. */
      validUntil: z.string().nullable(),
      /** The first line's product; `lines` counts them all. */
      product: z.object({ name: z.string(), picture: pictureSchema }),
      lines: z.int().positive(),
      /** Paise without tax, at the offered prices where there are any. */
      net: paise,
    }),
  ),
  page: pageInfo,
});
export type OwnQuoteList = z.infer<typeof ownQuoteListSchema>;
