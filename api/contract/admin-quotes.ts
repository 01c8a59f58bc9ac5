import { MAX_LINES, MAX_NOTE } from '@evmandi/contract/domain/limits';
import { QUOTE_FILTERS, QUOTE_STATUSES } from '@evmandi/contract/domain/request-status';
import { z } from 'zod';
import { requestStatsSchema } from './admin-requests.ts';
import {
  deepPageParam,
  pageInfo,
  pageSizeParam,
  paise,
  pictureSchema,
  searchParam,
  staffEventSchema,
  timestamp,
} from './common.ts';
import { answerField, eachOnce, versionField } from './fields.ts';
import { quoteLineSchema, quoteSchema } from './quotes.ts';

const filters = {
  status: z.enum(QUOTE_FILTERS, { error: `must be one of ${QUOTE_FILTERS.join(', ')}` }).optional(),
  /** Part of a name, an e-mail address, a phone number, a number or a product. */
  q: searchParam,
};

/** `GET /api/admin/quotes`, for administration and counter. */
export const adminQuotesQuerySchema = z.object({
  ...filters,
  page: deepPageParam,
  page_size: pageSizeParam,
});
export type AdminQuotesQuery = z.infer<typeof adminQuotesQuerySchema>;

/** `GET /api/admin/quotes.csv`, the newest first: all that the filters leave. */
export const adminQuotesExportSchema = z.object(filters);
export type AdminQuotesExport = z.infer<typeof adminQuotesExportSchema>;

const quoteRow = z.object({
  number: z.string(),
  askedAt: timestamp,
  status: z.enum(QUOTE_STATUSES),
  /** Answered, and the last day of the offer has gone by. */
  expired: z.boolean(),
  /** `YYYY-MM-DD`, the last day of the offer in India. */
  validUntil: z.string().nullable(),
  /** The number of the order that came of it. */
  orderNumber: z.string().nullable(),
  declineReason: z.string().nullable(),
  /** It is answered, and the buyer has written since. */
  wroteAgain: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The first line's product; `lines` counts them all, `pieces` their quantities. */
  product: z.object({ name: z.string(), picture: pictureSchema }),
  lines: z.int().positive(),
  pieces: z.int().positive(),
  listNet: paise,
  version: versionField,
});
export type AdminQuoteRow = z.infer<typeof quoteRow>;

export const adminQuoteListSchema = z.object({
  quotes: z.array(quoteRow),
  page: pageInfo,
  /** Obey the search but not the status. */
  counts: z.object({
    all: z.int(),
    Open: z.int(),
    /** Among those that are Answered. */
    WroteAgain: z.int(),
    Answered: z.int(),
    Ordered: z.int(),
    Declined: z.int(),
  }),
  /** So many of the newest requests a search of one or two letters looked at; null for all of them. */
  lookedAt: z.int().nullable(),
  /** Over all requests. */
  stats: requestStatsSchema.extend({
    /** Of those answered in the last 28 days, those that became orders. */
    accepted: z.int(),
  }),
});
export type AdminQuoteList = z.infer<typeof adminQuoteListSchema>;

/** `GET /api/admin/quotes/:number`. */
export const adminQuoteSchema = quoteSchema.extend({
  lines: z.array(
    quoteLineSchema.extend({
      /** Basis points. */
      taxRate: z.int(),
      /** Pieces that are there and held for no order. */
      stock: z.int(),
      /** Announced pieces that no line waits for, and the day, `YYYY-MM-DD`, of their delivery. */
      incoming: z.int(),
      arrivesOn: z.string().nullable(),
    }),
  ),
  /** Of the shopper's page. */
  token: z.string(),
  /** For the next change. */
  version: versionField,
  /** It is answered, and the buyer has written since. */
  wroteAgain: z.boolean(),
  /** Why the buyer declined, where they said. */
  declineReason: z.string().nullable(),
  /** Who answered. */
  answeredBy: z.string().nullable(),
  /** What staff noted among themselves. */
  staffNote: z.string().nullable(),
  customer: z
    .object({ id: z.string(), number: z.string(), name: z.string(), orderCount: z.int() })
    .nullable(),
  /** What happened to it, the newest first. */
  events: z.array(staffEventSchema),
});
export type AdminQuote = z.infer<typeof adminQuoteSchema>;

/** Null when left empty. */
const noteField = z
  .string({ error: 'A note is text' })
  .trim()
  .max(MAX_NOTE, { error: `A note has ${MAX_NOTE} characters or fewer` })
  .nullish()
  .transform((text) => text || null);

/** `POST /api/admin/quotes/:number/answer`: the first answer, or a better one. 409 `stale_version`. */
export const answerQuoteSchema = z.object({
  version: versionField,
  text: answerField,
  /** The last day of the offer in India: from today to a year from now. */
  validUntil: z.iso.date({ error: 'Choose the last day of the offer, such as 2025-12-31' }),
  /** For staff alone. */
  staffNote: noteField,
  /** Price or refusal, note or both by position; a line left out keeps its list price and has no note. */
  prices: z
    .array(
      z.object({
        position: z
          .int({ error: 'Name the line by its position' })
          .positive()
          .max(MAX_LINES, { error: `A request has ${MAX_LINES} lines or fewer` }),
        unitPrice: z
          .int({ error: 'A price is whole paise' })
          .min(1, { error: 'A price is above 0' })
          .max(100_000_000_000, { error: 'A price is below 100 crore rupees' })
          .optional(),
        /** The line cannot be delivered; it then has no price. One line at least can. */
        refused: z.boolean({ error: 'Say true or false' }).default(false),
        note: noteField,
      }),
    )
    .max(MAX_LINES, { error: 'Give each line one price' })
    .superRefine(eachOnce('position', 'Give each line one price'))
    .default([]),
});
export type QuoteAnswer = z.infer<typeof answerQuoteSchema>;
