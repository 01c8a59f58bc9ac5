import {
  idempotencyHeadersSchema,
  orderSchema,
  ownOrderListSchema,
  ownOrdersQuerySchema,
  placedOrderSchema,
  placeOrderSchema,
  priceAnswerSchema,
  priceRequestSchema,
} from '../../contract/orders.ts';
import { callerOf } from '../http/access.ts';
import { cacheNever } from '../http/caching.ts';
import { byNumber, byToken } from '../http/params.ts';
import { route } from '../http/route.ts';
import { getOrderByToken, getOwnOrder, listOwnOrders } from './own-orders.ts';
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

/** Pricing and placing an order, and the buyer's own orders. */
export const orderRoutes = {
  price: route({
    summary: 'What lines would cost now, and what stands against ordering them',
    answer: priceAnswerSchema,
    example: { body: { lines: SAMPLE_LINES } },
    body: priceRequestSchema,
    handle: ({ db }, { body }) => priceLines(db, body.lines),
  }),

  place: route({
    summary: 'Place an order, Pending and Unpaid, once for each Idempotency-Key',
    answer: placedOrderSchema,
    status: 201,
    errors: [409],
    perMinute: 120,
    example: { headers: { 'idempotency-key': 'reference-example-1' }, body: SAMPLE_ORDER },
    headers: idempotencyHeadersSchema,
    body: placeOrderSchema,
    handle: ({ db }, { body, caller, headers }) =>
      placeOrder(db, body, { key: headers['idempotency-key'], caller }),
  }),

  byToken: route({
    summary: 'An order and its invoice, for the holder of its token',
    answer: orderSchema,
    errors: [404],
    params: byToken,
    handle: ({ db, settings }, { params }, reply) => {
      cacheNever(reply);
      return getOrderByToken(db, settings, params.token);
    },
  }),

  listOwn: route({
    summary: 'A page of one’s own orders',
    answer: ownOrderListSchema,
    query: ownOrdersQuerySchema,
    handle: ({ db }, request) => listOwnOrders(db, callerOf(request), request.query.page),
  }),

  getOwn: route({
    summary: 'One of one’s own orders and its invoice',
    answer: orderSchema,
    errors: [404],
    params: byNumber,
    handle: ({ db, settings }, request) =>
      getOwnOrder(db, settings, { caller: callerOf(request), number: request.params.number }),
  }),
};
