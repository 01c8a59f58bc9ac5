import { idempotencyHeadersSchema } from '../../contract/orders.ts';
import {
  ownOrderListSchema,
  ownOrderSchema,
  ownOrdersQuerySchema,
  paymentReferenceSchema,
  withdrawalSchema,
} from '../../contract/own-orders.ts';
import { callerOf } from '../http/access.ts';
import { cacheNever } from '../http/caching.ts';
import { byNumber, byToken } from '../http/params.ts';
import { route } from '../http/route.ts';
import { cancelOwnOrder, claimOrder, giveReference } from './own-changes.ts';
import { getOwnOrder, listOwnOrders } from './own-orders.ts';
import { withdrawAttempt } from './withdraw-attempt.ts';

/** Changes of an order by the holder of its token, in a minute. */
const PER_MINUTE = 300;

/** A buyer's own orders: in an account, or by the token of an order's link. */
export const ownOrderRoutes = {
  withdraw: route({
    summary:
      'What became of an attempt to order whose answer was lost; it orders nothing from then on',
    answer: withdrawalSchema,
    errors: [503],
    perMinute: PER_MINUTE,
    example: { headers: { 'idempotency-key': 'reference-example-2' } },
    headers: idempotencyHeadersSchema,
    handle: ({ db }, { headers, ip }) =>
      withdrawAttempt(db, { key: headers['idempotency-key'], address: ip }),
  }),

  byToken: route({
    summary: 'An order and its invoice, for the holder of its token',
    answer: ownOrderSchema,
    errors: [404],
    params: byToken,
    handle: ({ db, settings }, { params }, reply) => {
      cacheNever(reply);
      return getOwnOrder(db, settings, params);
    },
  }),

  list: route({
    summary: 'A page of one’s own orders',
    answer: ownOrderListSchema,
    query: ownOrdersQuerySchema,
    handle: ({ db }, request) => listOwnOrders(db, callerOf(request), request.query),
  }),

  get: route({
    summary: 'One of one’s own orders and its invoice',
    answer: ownOrderSchema,
    errors: [404],
    params: byNumber,
    handle: ({ db, settings }, request) =>
      getOwnOrder(db, settings, { caller: callerOf(request), number: request.params.number }),
  }),

  cancel: route({
    summary: 'Cancel an order while it is Pending',
    answer: ownOrderSchema,
    errors: [404, 409],
    perMinute: PER_MINUTE,
    params: byToken,
    handle: async ({ db, settings }, { params, caller }) => {
      await cancelOwnOrder(db, params.token, caller);
      return getOwnOrder(db, settings, params);
    },
  }),

  claim: route({
    summary: 'Take the order of a link to one’s own orders',
    answer: ownOrderSchema,
    errors: [404, 409],
    perMinute: PER_MINUTE,
    params: byToken,
    handle: async ({ db, settings }, request) => {
      await claimOrder(db, request.params.token, callerOf(request));
      return getOwnOrder(db, settings, request.params);
    },
  }),

  giveReference: route({
    summary: 'Give the bank’s reference of a transfer, until the order is Paid',
    answer: ownOrderSchema,
    errors: [404, 409],
    perMinute: PER_MINUTE,
    params: byToken,
    body: paymentReferenceSchema,
    handle: async ({ db, settings }, { params, body, caller }) => {
      await giveReference(db, params.token, { ...body, caller });
      return getOwnOrder(db, settings, params);
    },
  }),
};
