import { optionalIdempotencyHeadersSchema } from '../../contract/orders.ts';
import { askedQuoteSchema, askQuoteSchema, quoteSchema } from '../../contract/quotes.ts';
import { cacheNever } from '../http/caching.ts';
import { byToken } from '../http/params.ts';
import { route } from '../http/route.ts';
import { askQuote } from './ask-quote.ts';
import { getQuoteByToken } from './quote-view.ts';

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
    perMinute: 120,
    example: { body: SAMPLE },
    headers: optionalIdempotencyHeadersSchema,
    body: askQuoteSchema,
    handle: ({ db }, { body, caller, headers }) =>
      askQuote(db, body, { key: headers['idempotency-key'], caller }),
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
};
