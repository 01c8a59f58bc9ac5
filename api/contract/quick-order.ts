import { z } from 'zod';
import { productCardSchema } from './catalog.ts';

const MOST_ROWS = 1_000;

/** As typed or read from a file: whatever it is, the row's result says what is wrong with it. */
const cell = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim())
  .pipe(z.string().max(200, { error: 'must have 200 characters or fewer' }));

/** `POST /api/quick-order/validate`. Rows without an item number are left out of the answer. */
export const quickOrderRequestSchema = z.object({
  rows: z
    .array(z.object({ item: cell, quantity: cell, unit: cell, price: cell }), {
      error: 'Give the rows as a list',
    })
    .max(MOST_ROWS, { error: `Check ${MOST_ROWS} rows or fewer at once` }),
});
export type QuickOrderRow = z.infer<typeof quickOrderRequestSchema>['rows'][number];

export const quickOrderAnswerSchema = z.object({
  /** Rupees for one dollar, by which prices are compared. */
  rupeesPerDollar: z.number().positive(),
  rows: z.array(
    z.object({
      /** Position in the request, from 0. */
      row: z.int().nonnegative(),
      product: productCardSchema.nullable(),
      quantity: z.int().positive().nullable(),
      /** What has to be corrected, as sentences; empty for a good row. */
      errors: z.array(
        z.object({ field: z.enum(['item', 'quantity', 'unit']), message: z.string() }),
      ),
      /** Why a good row cannot go into the cart, though a quote may be asked for it. */
      refusal: z.string().nullable(),
      /** Does not keep it back: a price that differs, a delivery later on. */
      warnings: z.array(z.string()),
      /** Whether it may go into the cart. */
      orderable: z.boolean(),
    }),
  ),
});
export type QuickOrderAnswer = z.infer<typeof quickOrderAnswerSchema>;
