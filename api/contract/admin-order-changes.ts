import { MAX_LINES, MAX_PARCELS, MAX_QUESTION } from '@evmandi/contract/domain/limits';
import { formatPaise } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { ORDER_STATUSES, RECEIPT_METHODS } from '@evmandi/contract/domain/order-status';
import { z } from 'zod';
import { dayField, timestamp } from './common.ts';
import { quantityField, versionField } from './fields.ts';

/** Paise of one payment: a crore of rupees. */
const MAX_AMOUNT = 1_00_00_000_00;

const referenceField = z
  .string({ error: 'A reference is text' })
  .trim()
  .max(60, { error: 'A reference has 60 characters or fewer' })
  .nullish()
  .transform((text) => text || null);

const someLines = z
  .array(
    z.object({
      position: z.int({ error: 'Name the line by its position' }).min(1).max(MAX_LINES),
      quantity: quantityField,
    }),
    { error: 'Give the lines as a list' },
  )
  .min(1, { error: 'Choose at least one line' })
  .max(MAX_LINES, { error: `An order has ${MAX_LINES} lines or fewer` })
  .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length, {
    error: 'Give each line once',
  });

/**
 * `PATCH /api/admin/orders/:number` answers the order as it is then. 409 `stale_version` when it
 * was changed since, `wrong_transition` for a step that is not allowed, `short_stock` when a line
 * still waits for its delivery. An order of which a part was shipped becomes Shipped by cancelling the rest.
 */
export const changeOrderSchema = z
  .object({
    version: versionField,
    status: z
      .enum(ORDER_STATUSES, { error: `A status is one of ${ORDER_STATUSES.join(', ')}` })
      .optional(),
    payment: z.literal('Paid', { error: 'An order can only be marked Paid' }).optional(),
    /** The bank's reference of the payment. */
    reference: referenceField,
    /** Paise that arrived, where they were counted. Another sum than is to be paid is 409 `amount_differs`. */
    amount: z
      .int({ error: 'An amount is whole paise' })
      .positive({ error: 'An amount is above 0' })
      .optional(),
  })
  .refine(({ payment, amount }) => amount === undefined || payment !== undefined, {
    path: ['amount'],
    error: 'An amount belongs to a payment',
  })
  .refine(({ status, payment }) => (status === undefined) !== (payment === undefined), {
    path: ['status'],
    error: 'Send either a status or a payment',
  });
export type ChangeOrder = z.infer<typeof changeOrderSchema>;

/**
 * `POST /api/admin/orders/:number/shipments` ships what is held for the order, or some of it; the rest stays
 * due. 409 `short_stock` for more than is held.
 */
export const shipOrderSchema = z.object({
  version: versionField,
  /** All that is held when left out. */
  lines: someLines.optional(),
  carrier: referenceField,
  /** The carrier's number. */
  tracking: referenceField,
  parcels: z
    .int({ error: 'Enter a whole number of parcels' })
    .min(1, { error: 'A shipment is one parcel at least' })
    .max(MAX_PARCELS, { error: `A shipment has ${MAX_PARCELS} parcels or fewer` })
    .nullish()
    .transform((parcels) => parcels ?? null),
  /** The day in India: not before the order was placed, and 60 days ahead at most. */
  leavesOn: dayField('A day is written YYYY-MM-DD')
    .nullish()
    .transform((day) => day ?? null),
});
export type ShipOrder = z.infer<typeof shipOrderSchema>;

/** `POST /api/admin/orders/:number/returns`: shipped pieces that came back, each once, go to stock. */
export const returnPiecesSchema = z.object({
  version: versionField,
  /** All that are out when left out. */
  lines: someLines.optional(),
  reason: z
    .string({ error: 'A reason is text' })
    .trim()
    .max(200, { error: 'A reason has 200 characters or fewer' })
    .nullish()
    .transform((text) => text || null),
});
export type ReturnPieces = z.infer<typeof returnPiecesSchema>;

/**
 * `POST /api/admin/orders/:number/payments`: money that arrived, all or a part of what is to be paid (ORDER-15).
 * 409 `overpaid` for more unless `acceptsOverpayment`, and `reference_used` for a reference that is recorded.
 */
export const recordPaymentSchema = z.object({
  version: versionField,
  /** Paise. */
  amount: z
    .int({ error: 'Enter an amount in rupees, such as 1250.50' })
    .positive({ error: 'Enter an amount above ₹0.00' })
    .max(MAX_AMOUNT, { error: `Enter ${formatPaise(MAX_AMOUNT)} or less` }),
  method: z.enum(RECEIPT_METHODS, { error: 'Choose how the money arrived' }),
  /** The day in India: not before the order was placed, and not in the future. */
  receivedOn: dayField('A day is written YYYY-MM-DD'),
  /** The bank's. */
  reference: referenceField,
  acceptsOverpayment: z.boolean().optional(),
});
export type RecordPayment = z.infer<typeof recordPaymentSchema>;

/** `POST /api/admin/orders/:number/payments/:payment/reversal`: it was recorded by mistake; both stay on record. */
export const reversePaymentSchema = z.object({
  version: versionField,
  reason: z
    .string({ error: 'Say why the payment is reversed' })
    .trim()
    .min(1, { error: 'Say why the payment is reversed' })
    .max(200, { error: 'A reason has 200 characters or fewer' }),
});
export type ReversePayment = z.infer<typeof reversePaymentSchema>;

/** `POST /api/admin/orders/:number/refunds`, for administration: all that is due was paid back. */
export const refundOrderSchema = z.object({ version: versionField, reference: referenceField });
export type RefundOrder = z.infer<typeof refundOrderSchema>;

/** `POST /api/admin/orders/:number/notes`: notes of two people are both kept, so none names a version. */
export const noteOrderSchema = z.object({
  text: z
    .string({ error: 'Enter a note' })
    .trim()
    .min(1, { error: 'Enter a note' })
    .max(MAX_QUESTION, { error: `A note has ${formatNumber(MAX_QUESTION)} characters or fewer` }),
});
export type NoteOrder = z.infer<typeof noteOrderSchema>;

/**
 * `POST /api/admin/orders/:number/undo`: within 10 s, by the one who made the latest change. 409 `undo_over` when it is
 * too late, was somebody else's, or something has built on it.
 */
export const undoOrderSchema = z.object({ version: versionField });

/**
 * `POST /api/admin/orders/bulk`, with an `Idempotency-Key` header: each order for itself, with its own result. A
 * repeat of the key answers as done what was done and goes on with the rest, also after the database went away.
 * `undo` takes back the caller's latest change of each.
 */
export const bulkOrdersSchema = z.object({
  action: z.enum(['ship', 'deliver', 'cancel', 'pay', 'undo'], {
    error: 'An action is one of ship, deliver, cancel, pay, undo',
  }),
  orders: z
    .array(
      z.object({
        number: z.string().regex(/^\w{1,20}$/, { error: 'Name the order by its number' }),
        version: versionField,
      }),
      {
        error: 'Give the orders as a list',
      },
    )
    .min(1, { error: 'Choose at least one order' })
    .max(100, { error: 'Choose 100 orders or fewer' })
    .refine((orders) => new Set(orders.map(({ number }) => number)).size === orders.length, {
      error: 'Give each order once',
    }),
});
export type BulkOrders = z.infer<typeof bulkOrdersSchema>;

export const bulkAnswerSchema = z.object({
  results: z.array(
    z.object({
      number: z.string(),
      done: z.boolean(),
      /** Why it stayed as it was. */
      message: z.string().nullable(),
      version: versionField.nullable(),
      /** What it is then; null where it stayed as it was. */
      status: z.enum(ORDER_STATUSES).nullable(),
    }),
  ),
  /** The database went away in the middle: a repeat of the key goes on with those that were left. */
  unfinished: z.boolean(),
  /** Until then the first of them can be taken back, by `undo` with their new versions; null for none. */
  undoUntil: timestamp.nullable(),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;
