import {
  idempotencyHeadersSchema,
  optionalIdempotencyHeadersSchema,
  placedOrderSchema,
} from '../../contract/orders.ts';
import { quoteMessageSchema, writeMessageSchema } from '../../contract/quote-messages.ts';
import {
  acceptQuoteSchema,
  askedQuoteSchema,
  askQuoteSchema,
  declineQuoteSchema,
  ownQuoteListSchema,
  ownQuotesQuerySchema,
  quoteSchema,
} from '../../contract/quotes.ts';
import { callerOf } from '../http/access.ts';
import { cacheNever } from '../http/caching.ts';
import { byToken } from '../http/params.ts';
import { route } from '../http/route.ts';
import { acceptQuote } from './accept-quote.ts';
import { askQuote } from './ask-quote.ts';
import { declineQuote } from './decline-quote.ts';
import { listOwnQuotes } from './own-quotes.ts';
import { getQuoteByToken } from './quote-view.ts';
import { writeMessage } from './write-message.ts';

const SAMPLE = {
  name: 'Imran Shaikh',
  phone: '+91 98480 22338',
  email: 'imran@shaikhgarage.example',
  message: 'For a fleet of 40, by the end of the month',
  lines: [{ productId: '1', quantity: 50 }],
};

/** Requests for quotations and their answers, for the buyer. */
export const quoteRoutes = {
  ask: route({
    summary: 'Ask for a quotation',
    answer: askedQuoteSchema,
    status: 201,
    errors: [409],
    perMinute: 600,
    example: { body: SAMPLE },
    headers: optionalIdempotencyHeadersSchema,
    holds: 'lines',
    body: askQuoteSchema,
    handle: ({ db }, { body, caller, headers, ip }) =>
      askQuote(db, body, { key: headers['idempotency-key'], caller, address: ip }),
  }),

  byToken: route({
    summary: 'A request and its answer, for the holder of its token',
    answer: quoteSchema,
    errors: [404],
    params: byToken,
    handle: ({ db }, { params }, reply) => {
      cacheNever(reply);
      return getQuoteByToken(db, params.token);
    },
  }),

  listOwn: route({
    summary: 'A page of one’s own requests for quotations',
    answer: ownQuoteListSchema,
    query: ownQuotesQuerySchema,
    handle: ({ db }, request) => listOwnQuotes(db, callerOf(request), request.query.page),
  }),

  accept: route({
    summary: 'Accept an offer: its order is placed at the offered prices, once',
    answer: placedOrderSchema,
    status: 201,
    errors: [404, 409],
    perMinute: 300,
    params: byToken,
    headers: idempotencyHeadersSchema,
    body: acceptQuoteSchema,
    handle: ({ db, settings }, { params, body, headers, caller, ip }) =>
      acceptQuote(db, settings, {
        ...{ token: params.token, acceptance: body, caller },
        key: headers['idempotency-key'],
        address: ip,
      }),
  }),

  write: route({
    summary: 'Say or ask something at a request: staff answer at the same page',
    answer: quoteMessageSchema,
    status: 201,
    errors: [404, 409],
    perMinute: 300,
    params: byToken,
    headers: optionalIdempotencyHeadersSchema,
    body: writeMessageSchema,
    handle: ({ db }, { params, body, headers, caller }) =>
      writeMessage(db, {
        ...{ token: params.token, text: body.text, caller },
        key: headers['idempotency-key'],
      }),
  }),

  decline: route({
    summary: 'Decline an offer',
    answer: quoteSchema,
    errors: [404, 409],
    perMinute: 300,
    params: byToken,
    body: declineQuoteSchema,
    handle: async ({ db }, { params, body, caller }) => {
      await declineQuote(db, { token: params.token, reason: body.reason, caller });
      return getQuoteByToken(db, params.token);
    },
  }),
};
