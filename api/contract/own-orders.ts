import {
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from '@evmandi/contract/domain/order-status';
import { z } from 'zod';
import { pageInfo, pageParam, paise, pictureSchema, searchParam, timestamp } from './common.ts';
import { paymentReferenceField } from './fields.ts';
import { orderSchema, owed, placedOrderSchema } from './orders.ts';

/** `GET /api/orders`: one's own, the newest first. */
export const ownOrdersQuerySchema = z.object({
  status: z
    .enum(ORDER_STATUSES, { error: `must be one of ${ORDER_STATUSES.join(', ')}` })
    .optional(),
  /** Part of an order number, of a PO number, or of a name or SKU in the order. */
  q: searchParam,
  page: pageParam,
});
export type OwnOrdersQuery = z.infer<typeof ownOrdersQuerySchema>;

const ownOrderRow = z.object({
  number: z.string(),
  /** Of its link, which is enough to see and to change it. */
  token: z.string(),
  /** What a bank transfer names: `EV-2025-10241`. */
  reference: z.string(),
  placedAt: timestamp,
  status: z.enum(ORDER_STATUSES),
  /** The mark beside Pending. */
  partlyShipped: z.boolean(),
  payment: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  total: paise,
  ...owed,
  poNumber: z.string().nullable(),
  /** Of the first lines; `lines` counts them all. */
  products: z.array(z.object({ id: z.string(), name: z.string(), picture: pictureSchema })),
  lines: z.int().positive(),
  pieces: z.int().positive(),
  /** Pieces that wait for a delivery. */
  waiting: z.int().nonnegative(),
  /** Pieces that are on their way, or arrived. */
  shipped: z.int().nonnegative(),
  /** When it reached the status that it has. */
  since: timestamp,
  /** Until then an unpaid order holds its stock; null when nothing ends it. */
  heldUntil: timestamp.nullable(),
});
export type OwnOrderRow = z.infer<typeof ownOrderRow>;

/** `counts` obey the search, not the status. */
export const ownOrderListSchema = z.object({
  orders: z.array(ownOrderRow),
  counts: z.object({
    all: z.int(),
    Pending: z.int(),
    Shipped: z.int(),
    Delivered: z.int(),
    Cancelled: z.int(),
  }),
  page: pageInfo,
});
export type OwnOrderList = z.infer<typeof ownOrderListSchema>;

/**
 * An order as its buyer sees it: `GET /api/orders/:number` when it is one's own, `GET
 * /api/orders/by-token/:token` for the holder of its link. Every change of it answers the same.
 */
export const ownOrderSchema = orderSchema.extend({
  /** Of its link, which is enough to see and to change it. */
  token: z.string(),
  /** Only while it is Pending. */
  mayCancel: z.boolean(),
  /** Whether it was placed signed in, or claimed since. */
  claimed: z.boolean(),
});
export type OwnOrder = z.infer<typeof ownOrderSchema>;

/** `POST /api/orders/by-token/:token/payment-reference`: the bank's, until the order is Paid. */
export const paymentReferenceSchema = z.object({ reference: paymentReferenceField });
export type PaymentReference = z.input<typeof paymentReferenceSchema>;

/**
 * `POST /api/orders/withdrawals`, with the `Idempotency-Key` of an attempt whose answer was lost: the order
 * that it placed, or null, and then it never places one.
 */
export const withdrawalSchema = z.object({ order: placedOrderSchema.nullable() });
export type Withdrawal = z.infer<typeof withdrawalSchema>;
