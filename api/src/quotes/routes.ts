import { PERMISSION } from '@evmandi/contract/domain/session';
import { z } from 'zod';
import { optionalIdempotencyHeadersSchema } from '../../contract/orders.ts';
import {
  adminQuoteListSchema,
  adminQuoteSchema,
  adminQuotesQuerySchema,
  answerQuoteSchema,
  askedQuoteSchema,
  askQuoteSchema,
  quoteSchema,
} from '../../contract/quotes.ts';
import { callerOf } from '../http/access.ts';
import type { Api } from '../http/api.ts';
import { cacheNever } from '../http/caching.ts';
import { answerQuote, getAdminQuote, listQuotes } from './admin-quotes.ts';
import { askQuote } from './ask-quote.ts';
import { getQuoteByToken } from './quote-view.ts';

const ADMIN = { access: PERMISSION.dashboard } as const;
const byNumber = z.object({ number: z.string() });

const SAMPLE = {
  name: 'Imran Shaikh',
  phone: '+91 98480 22338',
  email: 'imran@shaikhgarage.example',
  message: 'For a fleet of 40, by the end of the month',
  lines: [{ productId: '1', quantity: 50 }],
};

/** Requests for quotations and their answers. */
export function quoteRoutes({ app, db }: Api): void {
  app.post(
    '/quotes',
    {
      config: {
        access: 'optional',
        rateLimit: { max: 120, timeWindow: 60_000 },
        doc: {
          summary: 'Ask for a quotation',
          answer: askedQuoteSchema,
          status: 201,
          errors: [409, 429],
          example: { body: SAMPLE },
        },
      },
      schema: { headers: optionalIdempotencyHeadersSchema, body: askQuoteSchema },
    },
    async (request, reply) => {
      const { body, caller, headers } = request;
      const asked = await askQuote(db, body, { key: headers['idempotency-key'], caller });
      return reply.code(201).send(asked);
    },
  );

  app.get(
    '/quotes/:token',
    {
      config: {
        access: 'public',
        doc: {
          summary: 'A request and its answer, for whoever has its token',
          answer: quoteSchema,
          errors: [404],
        },
      },
      schema: { params: z.object({ token: z.string() }) },
    },
    (request, reply) => {
      cacheNever(reply);
      return getQuoteByToken(db, request.params.token);
    },
  );

  app.get(
    '/admin/quotes',
    {
      config: {
        ...ADMIN,
        doc: { summary: 'A page of requests for quotations', answer: adminQuoteListSchema },
      },
      schema: { querystring: adminQuotesQuerySchema },
    },
    (request) => listQuotes(db, request.query),
  );

  app.get(
    '/admin/quotes/:number',
    {
      config: {
        ...ADMIN,
        doc: { summary: 'A request for a quotation', answer: adminQuoteSchema, errors: [404] },
      },
      schema: { params: byNumber },
    },
    (request) => getAdminQuote(db, request.params.number),
  );

  app.post(
    '/admin/quotes/:number/answer',
    {
      config: {
        ...ADMIN,
        doc: {
          summary: 'Answer a request for a quotation, or answer it better',
          answer: adminQuoteSchema,
          errors: [404, 409],
        },
      },
      schema: { params: byNumber, body: answerQuoteSchema },
    },
    async (request) => {
      const { number } = request.params;
      await answerQuote(db, { number, answer: request.body, by: callerOf(request) });
      return getAdminQuote(db, number);
    },
  );
}
