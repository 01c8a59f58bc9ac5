import { ORDER_STATUSES, PAYMENT_STATUSES } from '@evmandi/contract/domain/order-status';
import { DEFAULT_ORDER_SORT, ORDER_SORTS } from '@evmandi/contract/domain/sorts';
import { z } from 'zod';
import {
  dayParam,
  deepPageParam,
  pageInfo,
  pageSizeParam,
  paise,
  pictureSchema,
  searchParam,
  timestamp,
} from './common.ts';
import { versionField } from './fields.ts';
import { eventSchema, ORDER_EVENTS, orderSchema, owed } from './orders.ts';

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
  /** The country that they are sent to, by its two letters. */
  country: z
    .string({ error: 'must be the two letters of a country, such as IN' })
    .regex(/^[A-Z]{2}$/, { error: 'must be the two letters of a country, such as IN' })
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

/** Of the total, what figures count: nothing of a cancelled order, and of others what was not cancelled. */
const soldField = paise;

export const adminOrderSchema = z.object({
  id: z.string(),
  /** As people say it, without the `#`. */
  orderNumber: z.string(),
  /** The first line's product; `lines` counts them all. */
  product: z.object({ id: z.string(), name: z.string(), picture: pictureSchema }),
  lines: z.number().int().positive(),
  customer: z.object({ id: z.string(), number: z.string(), name: z.string() }),
  placedAt: timestamp,
  /** As it was placed. */
  total: paise,
  sold: soldField,
  payment: z.enum(PAYMENT_STATUSES),
  status: z.enum(ORDER_STATUSES),
  /** The mark beside Pending. */
  partlyShipped: z.boolean(),
  ...owed,
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

/**
 * `undone` took back the change before it; the buyer sees neither. The buyer sees a reversed payment as a note, which
 * pages of every release can show.
 */
export const STAFF_ORDER_EVENTS = [...ORDER_EVENTS, 'payment_reversed', 'undone'] as const;
const staffEventSchema = eventSchema.extend({ kind: z.enum(STAFF_ORDER_EVENTS) });
export type StaffOrderEvent = z.infer<typeof staffEventSchema>;

/** `GET /api/admin/orders/:number`. */
export const adminOrderDetailSchema = orderSchema.extend({
  events: z.array(staffEventSchema),
  id: z.string(),
  version: versionField,
  sold: soldField,
  customer: z.object({ id: z.string(), number: z.string(), name: z.string() }),
  /** The statuses that may follow (ORDER-1). */
  nextStatuses: z.array(z.enum(ORDER_STATUSES)),
  mayBePaid: z.boolean(),
  payments: z.array(
    z.object({
      id: z.string(),
      /** Negative for the counter-entry of a payment that was recorded by mistake. */
      amount: z.int(),
      method: z.string(),
      receivedAt: timestamp,
      /** The bank's. */
      reference: z.string().nullable(),
      by: z.string().nullable(),
      /** A counter-entry says below why. */
      reversed: z.boolean(),
      /** Id of the payment that this counter-entry reverses. */
      reverses: z.string().nullable(),
      note: z.string().nullable(),
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
