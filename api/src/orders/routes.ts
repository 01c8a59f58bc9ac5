import { z } from 'zod';
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
import type { Api } from '../http/api.ts';
import { cacheNever } from '../http/caching.ts';
import { getOrderByToken, getOwnOrder, listOwnOrders } from './own-orders.ts';
import { placeOrder } from './place-order.ts';
import { priceLines } from './price-lines.ts';

const PUBLIC = { access: 'public' } as const;
const SESSION = { access: 'session' } as const;

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
export function orderRoutes({ app, db, settings }: Api): void {
  app.post(
    '/orders/price',
    {
      config: {
        ...PUBLIC,
        doc: {
          summary: 'What lines would cost now, and what stands against ordering them',
          answer: priceAnswerSchema,
          example: { body: { lines: SAMPLE_LINES } },
        },
      },
      schema: { body: priceRequestSchema },
    },
    (request) => priceLines(db, request.body.lines),
  );

  app.post(
    '/orders',
    {
      config: {
        access: 'optional',
        rateLimit: { max: 120, timeWindow: 60_000 },
        doc: {
          summary: 'Place an order, Pending and Unpaid, once for each Idempotency-Key',
          answer: placedOrderSchema,
          status: 201,
          errors: [409, 429],
          example: {
            headers: { 'idempotency-key': 'reference-example-1' },
            body: SAMPLE_ORDER,
          },
        },
      },
      schema: { headers: idempotencyHeadersSchema, body: placeOrderSchema },
    },
    async (request, reply) => {
      const { body, caller, headers } = request;
      const placed = await placeOrder(db, body, { key: headers['idempotency-key'], caller });
      return reply.code(201).send(placed);
    },
  );

  app.get(
    '/orders/by-token/:token',
    {
      config: {
        ...PUBLIC,
        doc: {
          summary: 'An order and its invoice, for whoever has its token',
          answer: orderSchema,
          errors: [404],
        },
      },
      schema: { params: z.object({ token: z.string() }) },
    },
    (request, reply) => {
      cacheNever(reply);
      return getOrderByToken(db, settings, request.params.token);
    },
  );

  app.get(
    '/orders',
    {
      config: {
        ...SESSION,
        doc: { summary: 'A page of one’s own orders', answer: ownOrderListSchema },
      },
      schema: { querystring: ownOrdersQuerySchema },
    },
    (request) => listOwnOrders(db, callerOf(request), request.query.page),
  );

  app.get(
    '/orders/:number',
    {
      config: {
        ...SESSION,
        doc: {
          summary: 'One of one’s own orders and its invoice',
          answer: orderSchema,
          errors: [404],
        },
      },
      schema: { params: z.object({ number: z.string() }) },
    },
    (request) =>
      getOwnOrder(db, settings, { caller: callerOf(request), number: request.params.number }),
  );
}
