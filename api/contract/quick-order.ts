import { AVAILABILITY } from '@evmandi/contract/domain/availability';
import { MAX_QUICK_ORDER_ROWS } from '@evmandi/contract/domain/quick-order';
import { UNITS } from '@evmandi/contract/domain/units';
import { z } from 'zod';
import { paise } from './common.ts';

const TOO_LONG = { error: 'must have 200 characters or fewer' };

/** As typed or read from a file: whatever it is, the row's result says what is wrong with it. */
const cell = z
  .union([z.string().max(200, TOO_LONG), z.number()], { error: 'must be text or a number' })
  .nullish();

/**
 * `POST /api/quick-order/validate`. Rows without an item number are left out of the answer. `price` is what
 * the sender takes for the price of one piece, in dollars.
 */
export const quickOrderRequestSchema = z.object({
  rows: z
    .array(z.object({ item: cell, quantity: cell, unit: cell, price: cell }), {
      error: 'Give the rows as a list',
    })
    .max(MAX_QUICK_ORDER_ROWS, { error: `Check ${MAX_QUICK_ORDER_ROWS} rows or fewer at once` }),
});
export type QuickOrderRequest = z.input<typeof quickOrderRequestSchema>;
export type QuickOrderRow = z.infer<typeof quickOrderRequestSchema>['rows'][number];

/** A product that rows name. */
const quickOrderProductSchema = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  unit: z.enum(UNITS),
  /** Three at most. */
  highlights: z.array(z.string()),
  availability: z.enum(AVAILABILITY),
  /** `YYYY-MM-DD` of the next delivery of a delayed product. */
  restockDate: z.string().nullable(),
});
export type QuickOrderProduct = z.infer<typeof quickOrderProductSchema>;

const quickOrderResultSchema = z.object({
  /** Position in the request, from 0. */
  row: z.int().nonnegative(),
  /** Of one of `products`; null when the row names none. */
  productId: z.string().nullable(),
  quantity: z.int().positive().nullable(),
  /** Paise of one piece without tax at that quantity; null while product or quantity is unknown. */
  unitPrice: paise.nullable(),
  /** Paise of the line without tax; null in the same cases. */
  net: paise.nullable(),
  /** What has to be corrected, as sentences; empty for a good row. */
  errors: z.array(z.object({ field: z.enum(['item', 'quantity', 'unit']), message: z.string() })),
  /** The SKU that an unknown item number probably means. */
  suggestion: z.string().nullable(),
  /** Why a row without errors cannot go into the cart, though a quote may be asked for it. */
  refusal: z.string().nullable(),
  /** Does not keep it back: a price that differs, a delivery later on. */
  warnings: z.array(z.string()),
  /** Whether it may go into the cart, with all good rows above it. */
  orderable: z.boolean(),
});
export type QuickOrderResult = z.infer<typeof quickOrderResultSchema>;

export const quickOrderAnswerSchema = z.object({
  /** Rupees for one dollar, by which prices are compared. */
  rupeesPerDollar: z.number().positive(),
  /** Each once, however many rows name it. */
  products: z.array(quickOrderProductSchema),
  rows: z.array(quickOrderResultSchema),
});
export type QuickOrderAnswer = z.infer<typeof quickOrderAnswerSchema>;
