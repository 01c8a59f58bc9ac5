import {
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from '@evmandi/contract/domain/order-status';
import { UNITS } from '@evmandi/contract/domain/units';
import { z } from 'zod';
import { paise, pictureSchema, priceBreaksSchema, timestamp } from './common.ts';
import {
  addressField,
  emailField,
  gstinField,
  linesField,
  nameField,
  phoneField,
  pinField,
  purchaseOrderField,
} from './fields.ts';

/** Why a line cannot be ordered. */
export const LINE_PROBLEMS = ['unknown_product', 'out_of_stock', 'short_stock'] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

const totals = z.object({
  net: paise,
  /** Sum of the lines' tax, each rounded half up. */
  tax: paise,
  /** Always 0: shipping is free. */
  shipping: paise,
  discount: paise,
  total: paise,
});

const amounts = {
  /** Without tax. */
  unitPrice: paise,
  /** Basis points: 1000 is 10 %. */
  taxRate: z.int().nonnegative(),
  net: paise,
  tax: paise,
};

const item = {
  productId: z.string(),
  sku: z.string(),
  name: z.string(),
  picture: pictureSchema,
  unit: z.enum(UNITS),
  quantity: z.int().positive(),
};

/** `POST /api/orders/price`: what the lines would cost now. Nothing is reserved. */
export const priceRequestSchema = z.object({ lines: linesField });

const lineProblemSchema = z.object({
  /** Position in the request, from 0. */
  line: z.int().nonnegative(),
  productId: z.string(),
  code: z.enum(LINE_PROBLEMS),
  /** A sentence that names the product and the remedy. */
  message: z.string(),
  /** How many could be ordered now, those of an announced delivery too. */
  available: z.int().nonnegative(),
});

export const priceAnswerSchema = z.object({
  /** Known products in the order asked, those with a problem too. */
  lines: z.array(
    z.object({
      ...item,
      ...amounts,
      /** Of one alone, without tax, and what many cost. */
      listPrice: paise,
      priceBreaks: priceBreaksSchema,
      /** Pieces that wait for the next delivery; the others are in stock. */
      waiting: z.int().nonnegative(),
      /** `YYYY-MM-DD` of the next delivery, when the line waits for it. */
      expectedOn: z.string().nullable(),
    }),
  ),
  totals,
  problems: z.array(lineProblemSchema),
  minimum: z.object({
    /** Paise of net that an order needs. */
    net: paise,
    reached: z.boolean(),
  }),
  /** Whether an order of these lines would be taken now. */
  orderable: z.boolean(),
});
export type PriceAnswer = z.infer<typeof priceAnswerSchema>;

/**
 * `POST /api/orders`, with an `Idempotency-Key` header. 409 `lines_refused` names each line that cannot
 * be ordered under `lines.<n>`; 409 `price_changed` when `expectedTotal` no longer holds; 409
 * `too_much_held` when the unpaid orders of the account, or of its network, would hold too much; 422 `below_minimum`; 422
 * `above_ceiling` for a first order on delivery that is too large; 422 `not_delivered` for the PIN code; 422
 * `idempotency_key_reused` for the key of another order. Every limit is stated in the message.
 */
export const placeOrderSchema = z.object({
  name: nameField,
  phone: phoneField,
  email: emailField,
  address: addressField,
  pin: pinField,
  gstin: gstinField,
  poNumber: purchaseOrderField,
  paymentMethod: z.enum(PAYMENT_METHODS, { error: 'Choose bank transfer or pay on delivery' }),
  lines: linesField,
  /** Paise of the total that the person saw and agreed to. */
  expectedTotal: z.int({ error: 'A total is whole paise' }).nonnegative().optional(),
});
export type PlaceOrder = z.input<typeof placeOrderSchema>;
export type OrderRequest = z.infer<typeof placeOrderSchema>;

const KEY =
  'Send an Idempotency-Key header of 8 to 100 letters, digits, - or _, new for each change';
const keyHeader = z.string({ error: KEY }).regex(/^[\w-]{8,100}$/, { error: KEY });
export const idempotencyHeadersSchema = z.looseObject({ 'idempotency-key': keyHeader });
export const optionalIdempotencyHeadersSchema = z.looseObject({
  'idempotency-key': keyHeader.optional(),
});

/** The same for a repeat with the same key; a key is remembered for 7 days. */
export const placedOrderSchema = z.object({
  number: z.string(),
  /** Unguessable: it is enough to see the order. */
  token: z.string(),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** `rest_cancelled` is what was due of an order that was shipped in part. */
export const ORDER_EVENTS = [
  'placed',
  'invoiced',
  'allocated',
  'paid',
  'partly_shipped',
  'shipped',
  'delivered',
  'rest_cancelled',
  'cancelled',
  'returned',
  'refunded',
  'reference_given',
  'claimed',
  'note',
] as const;

export const eventSchema = z.object({
  kind: z.enum(ORDER_EVENTS),
  at: timestamp,
  text: z.string().nullable(),
  /** Who did it; for staff only. */
  by: z.string().nullable(),
});
export type OrderEvent = z.infer<typeof eventSchema>;

const shipmentSchema = z.object({
  /** From 1. */
  number: z.int().positive(),
  at: timestamp,
  carrier: z.string().nullable(),
  /** The carrier's number. */
  tracking: z.string().nullable(),
  parcels: z.int().positive().nullable(),
  /** `YYYY-MM-DD`, in India; null where nobody said. */
  leavesOn: z.string().nullable(),
  lines: z.array(z.object({ position: z.int().positive(), quantity: z.int().positive() })),
});

/** What is owed, in paise: one of the first two is 0 (ORDER-14). */
export const owed = {
  toPay: paise,
  /** Owed to the buyer until the refund is recorded. */
  refundDue: paise,
  /** The mark beside Unpaid. */
  partPaid: z.boolean(),
};

/** An order with its invoice: `GET /api/orders/by-token/:token` and `GET /api/orders/:number`. */
export const orderSchema = z.object({
  number: z.string(),
  /** What a bank transfer names: `EV-2025-10241`. */
  reference: z.string(),
  placedAt: timestamp,
  status: z.enum(ORDER_STATUSES),
  /** The mark beside Pending: a part is on its way, the rest is due. */
  partlyShipped: z.boolean(),
  payment: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** What the buyer says of the transfer. */
  paymentReference: z.string().nullable(),
  /** Until then an unpaid order holds its stock; then it is cancelled. Null when nothing ends it. */
  heldUntil: timestamp.nullable(),
  invoice: z.object({
    number: z.string(),
    issuedAt: timestamp,
    /** By when a bank transfer has to arrive; null when it is paid on delivery. */
    dueAt: timestamp.nullable(),
    /**
     * GST code of the state that the goods went to, as it was when the invoice was issued: null abroad and where a PIN
     * code told none, left out by invoices from before it was kept.
     */
    placeOfSupply: z.string().nullable().optional(),
  }),
  /** Who sells, as on the invoice when it was issued. What was not configured is null. */
  seller: z.object({
    name: z.string(),
    place: z.string(),
    gstin: z.string().nullable(),
    bankAccount: z.string().nullable(),
    ifsc: z.string().nullable(),
  }),
  delivery: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    pin: z.string(),
    /** Null where the PIN code does not tell. */
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string(),
  }),
  gstin: z.string().nullable(),
  poNumber: z.string().nullable(),
  lines: z.array(
    z.object({
      ...item,
      ...amounts,
      /** From 1; names the line. */
      position: z.int().positive(),
      /** Code of the goods for GST, where known. */
      hsn: z.string().nullable(),
      /** Pieces that are there and can be shipped. */
      held: z.int().nonnegative(),
      /** Pieces that wait for a delivery, and the day on which it is expected, where announced. */
      waiting: z.int().nonnegative(),
      expectedOn: z.string().nullable(),
      /** Whether that day went by without the delivery: no other day is known. */
      late: z.boolean(),
      shipped: z.int().nonnegative(),
      cancelled: z.int().nonnegative(),
      /** Shipped pieces that came back. */
      returned: z.int().nonnegative(),
    }),
  ),
  shipments: z.array(shipmentSchema),
  totals,
  /** For older remotes: `toPay` while the order is Unpaid, else `kept`. */
  payable: paise,
  /** Value of the pieces that the buyer keeps, with tax; 0 for a cancelled order (ORDER-14). */
  kept: paise,
  /** Payments, less those that were reversed. */
  paid: paise,
  refunded: paise,
  ...owed,
  /** The oldest first. */
  events: z.array(eventSchema),
});
export type Order = z.infer<typeof orderSchema>;
