import { MAX_LINES, MAX_QUESTION } from '@evmandi/contract/domain/limits';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  TRANSACTION_STATUSES,
} from '@evmandi/contract/domain/order-status';
import { DEFAULT_ORDER_SORT, ORDER_SORTS } from '@evmandi/contract/domain/sorts';
import { z } from 'zod';
import {
  dayParam,
  deepPageParam,
  pageInfo,
  pageParam,
  pageSizeParam,
  paise,
  pictureSchema,
  searchParam,
  timestamp,
} from './common.ts';
import { quantityField, versionField } from './fields.ts';
import { eventSchema, ORDER_EVENTS, orderSchema } from './orders.ts';

const payment = z.enum(PAYMENT_STATUSES, { error: 'must be Paid or Unpaid' });
const numberList = z
  .string({ error: 'must be order numbers with commas between them' })
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(
    z
      .array(z.string().regex(/^\w{1,20}$/, { error: 'must be order numbers' }))
      .max(200, { error: 'must name 200 orders or fewer' }),
  );

const orderFilters = {
  status: z
    .enum(ORDER_STATUSES, { error: `must be one of ${ORDER_STATUSES.join(', ')}` })
    .optional(),
  payment: payment.optional(),
  /** A customer's number, such as `CUST-1042`. */
  customer: z
    .string({ error: 'must be a customer number, such as CUST-1042' })
    .regex(/^[\w-]{1,30}$/, { error: 'must be a customer number, such as CUST-1042' })
    .optional(),
  /** The first and the last day in India on which they were placed. */
  from: dayParam,
  to: dayParam,
  /** Part of a product name or of an order number, or an invoice number. */
  q: searchParam,
};

/** `GET /api/admin/orders`, for administration and counter. */
export const adminOrdersQuerySchema = z.object({
  ...orderFilters,
  sort: z
    .enum(ORDER_SORTS, { error: `must be one of ${ORDER_SORTS.join(', ')}` })
    .default(DEFAULT_ORDER_SORT),
  page: deepPageParam,
  page_size: pageSizeParam,
});
export type AdminOrdersQuery = z.infer<typeof adminOrdersQuerySchema>;

/** `GET /api/admin/orders.csv`, the newest first: all that the filters leave, or those named. */
export const adminOrdersExportSchema = z.object({
  ...orderFilters,
  numbers: numberList.optional(),
});
export type AdminOrdersExport = z.infer<typeof adminOrdersExportSchema>;

export const adminOrderSchema = z.object({
  id: z.string(),
  /** As people say it, without the `#`. */
  orderNumber: z.string(),
  /** The first line's product; `lines` counts them all. */
  product: z.object({ id: z.string(), name: z.string(), picture: pictureSchema }),
  lines: z.number().int().positive(),
  customer: z.object({ id: z.string(), number: z.string(), name: z.string() }),
  placedAt: timestamp,
  total: paise,
  payment: z.enum(PAYMENT_STATUSES),
  status: z.enum(ORDER_STATUSES),
  /** The mark beside Pending. */
  partlyShipped: z.boolean(),
  /** Paise that were paid for what the buyer does not get. */
  refundDue: paise,
  /** For the next change. */
  version: versionField,
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

/**
 * A figure of the last 28 days in India with today, the same of the 28 before up to this time of the day, and by how
 * many percent it changed.
 */
export const trendSchema = z.object({
  now: z.int(),
  before: z.int(),
  /** With one decimal; null when there was nothing before. */
  change: z.number().nullable(),
});
export type Trend = z.infer<typeof trendSchema>;

const orderCounts = z.object({
  all: z.number().int(),
  Pending: z.number().int(),
  Shipped: z.number().int(),
  Delivered: z.number().int(),
  Cancelled: z.number().int(),
});

/**
 * `counts` obey every filter but the status; `stats` are over all orders. A page behind the last one has no rows.
 * A search counts and reaches 1,000 orders, as does the list of one customer; sorts but those by date reach 10,000.
 */
export const adminOrderListSchema = z.object({
  orders: z.array(adminOrderSchema),
  page: pageInfo,
  counts: orderCounts,
  /** Counts that a search ended early: there are at least so many ("1,000+"). */
  atLeast: z.array(z.enum(['all', ...ORDER_STATUSES])),
  stats: z.object({
    total: z.number().int(),
    new: z.number().int(),
    completed: z.number().int(),
    cancelled: z.number().int(),
    /** Paise of all orders that were not cancelled. */
    revenue: paise,
    /** Orders placed today and on the 27 days before in India, by what they are now. */
    last28Days: z.object({
      total: trendSchema,
      new: trendSchema,
      completed: trendSchema,
      cancelled: trendSchema,
      revenue: trendSchema,
    }),
  }),
});
export type AdminOrderList = z.infer<typeof adminOrderListSchema>;

/** `undone` took back the change before it; the buyer sees neither. */
export const STAFF_ORDER_EVENTS = [...ORDER_EVENTS, 'undone'] as const;
const staffEventSchema = eventSchema.extend({ kind: z.enum(STAFF_ORDER_EVENTS) });
export type StaffOrderEvent = z.infer<typeof staffEventSchema>;

/** `GET /api/admin/orders/:number`. */
export const adminOrderDetailSchema = orderSchema.extend({
  events: z.array(staffEventSchema),
  id: z.string(),
  version: versionField,
  customer: z.object({ id: z.string(), number: z.string(), name: z.string() }),
  /** Where it may go from here (ruling 11). */
  nextStatuses: z.array(z.enum(ORDER_STATUSES)),
  mayBePaid: z.boolean(),
  payments: z.array(
    z.object({
      amount: paise,
      method: z.string(),
      receivedAt: timestamp,
      /** The bank's. */
      reference: z.string().nullable(),
      by: z.string().nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      amount: paise,
      reference: z.string().nullable(),
      recordedAt: timestamp,
      by: z.string().nullable(),
    }),
  ),
  /** Until then the caller may take back the latest change, which was theirs; else null. */
  undoUntil: timestamp.nullable(),
  /** Neighbours in the order of their dates. */
  newer: z.string().nullable(),
  older: z.string().nullable(),
});
export type AdminOrderDetail = z.infer<typeof adminOrderDetailSchema>;

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
  /** Until then the first of them can be taken back, by `undo` with their new versions; null for none. */
  undoUntil: timestamp.nullable(),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

/** `GET /api/admin/transactions`: orders as money, the newest first; cancelled unpaid ones are none. */
export const transactionsQuerySchema = z.object({
  status: z.enum(TRANSACTION_STATUSES, { error: 'must be Paid or Pending' }).optional(),
  q: searchParam,
  page: pageParam,
});
export type TransactionsQuery = z.infer<typeof transactionsQuerySchema>;

export const transactionSchema = z.object({
  orderNumber: z.string(),
  customer: z.object({ id: z.string(), number: z.string(), name: z.string() }),
  placedAt: timestamp,
  /** When it was paid. */
  paidAt: timestamp.nullable(),
  status: z.enum(TRANSACTION_STATUSES),
  amount: paise,
});
export type Transaction = z.infer<typeof transactionSchema>;

export const transactionListSchema = z.object({
  transactions: z.array(transactionSchema),
  page: pageInfo,
  counts: z.object({ all: z.int(), Paid: z.int(), Pending: z.int() }),
});
export type TransactionList = z.infer<typeof transactionListSchema>;
