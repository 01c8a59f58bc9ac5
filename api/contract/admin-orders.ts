import { MAX_LINES } from '@evmandi/contract/domain/limits';
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  TRANSACTION_STATUSES,
} from '@evmandi/contract/domain/order-status';
import { DEFAULT_ORDER_SORT, ORDER_SORTS } from '@evmandi/contract/domain/sorts';
import { z } from 'zod';
import { pageInfo, pageParam, paise, pictureSchema, searchParam, timestamp } from './common.ts';
import { quantityField, versionField } from './fields.ts';
import { orderSchema } from './orders.ts';

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
  /** Part of a product name or of an order number, or an invoice number. */
  q: searchParam,
};

/** `GET /api/admin/orders`, for administration and counter. */
export const adminOrdersQuerySchema = z.object({
  ...orderFilters,
  sort: z
    .enum(ORDER_SORTS, { error: `must be one of ${ORDER_SORTS.join(', ')}` })
    .default(DEFAULT_ORDER_SORT),
  page: pageParam,
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
  /** For the next change. */
  version: versionField,
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

/** A figure of the last 28 days, the same of the 28 before, and by how many percent it changed. */
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

/** `counts` obey every filter but the status; `stats` are over all orders. */
export const adminOrderListSchema = z.object({
  orders: z.array(adminOrderSchema),
  page: pageInfo,
  counts: orderCounts,
  stats: z.object({
    total: z.number().int(),
    new: z.number().int(),
    completed: z.number().int(),
    cancelled: z.number().int(),
    /** Paise of all orders that were not cancelled. */
    revenue: paise,
    /** Orders placed in the last 28 days, by what they are now. */
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

/** `GET /api/admin/orders/:number`. */
export const adminOrderDetailSchema = orderSchema.extend({
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

/** `POST /api/admin/orders/bulk`: each order for itself, with its own result. */
export const bulkOrdersSchema = z.object({
  action: z.enum(['ship', 'deliver', 'cancel', 'pay'], {
    error: 'An action is one of ship, deliver, cancel, pay',
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
    .max(100, { error: 'Choose 100 orders or fewer' }),
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
    }),
  ),
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
