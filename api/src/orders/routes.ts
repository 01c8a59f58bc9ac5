import {
  idempotencyHeadersSchema,
  placedOrderSchema,
  placeOrderSchema,
  priceAnswerSchema,
  priceRequestSchema,
} from '../../contract/orders.ts';
import { paymentMethodsSchema } from '../../contract/payment-methods.ts';
import { cacheNever } from '../http/caching.ts';
import { route } from '../http/route.ts';
import { paymentMethods } from './payment-methods.ts';
import { placeOrder } from './place-order.ts';
import { priceLines } from './price-lines.ts';

const SAMPLE_LINES = [
  { productId: '1', quantity: 2 },
  { productId: '2', quantity: 1 },
];
const SAMPLE_ORDER = {
  name: 'Imran Shaikh',
  phone: '+91 98480 22338',
  email: 'imran@shaikhgarage.example',
  address: 'Plot 42, Phase II, IDA Nacharam',
  pin: '500076',
  gstin: '29AAGCB7383J1Z4',
  poNumber: '2025-118',
  paymentMethod: 'bank_transfer',
  lines: SAMPLE_LINES,
};

/** Pricing and placing an order. */
export const orderRoutes = {
  price: route({
    summary: 'What lines would cost now, and what stands against ordering them',
    answer: priceAnswerSchema,
    perMinute: 600,
    example: { body: { lines: SAMPLE_LINES } },
    holds: 'lines',
    body: priceRequestSchema,
    handle: ({ db }, { body }) => priceLines(db, body.lines),
  }),

  methods: route({
    summary: 'How the caller can pay for an order',
    answer: paymentMethodsSchema,
    handle: ({ db, settings }, { caller }, reply) => {
      cacheNever(reply);
      return paymentMethods(db, settings, caller);
    },
  }),

  place: route({
    summary: 'Place an order, Pending and Unpaid, once for each Idempotency-Key',
    answer: placedOrderSchema,
    status: 201,
    errors: [409],
    perMinute: 300,
    example: { headers: { 'idempotency-key': 'reference-example-1' }, body: SAMPLE_ORDER },
    headers: idempotencyHeadersSchema,
    holds: 'lines',
    body: placeOrderSchema,
    handle: ({ db, settings }, { body, caller, headers, ip }) =>
      placeOrder(db, settings, body, { key: headers['idempotency-key'], caller, address: ip }),
  }),
};
