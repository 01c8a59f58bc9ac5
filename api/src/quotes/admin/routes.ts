import {
  adminQuoteListSchema,
  adminQuoteSchema,
  adminQuotesExportSchema,
  adminQuotesQuerySchema,
  answerQuoteSchema,
} from '../../../contract/admin-quotes.ts';
import { callerOf } from '../../http/access.ts';
import { givingCurrent } from '../../http/failure.ts';
import { byNumber } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { sendExport } from '../../http/send-csv.ts';
import { answerQuote } from './answer-quote.ts';
import { exportQuotes } from './export-quotes.ts';
import { getAdminQuote } from './get-quote.ts';
import { listQuotes } from './list-quotes.ts';

/** Requests for quotations, for staff to answer. */
export const adminQuoteRoutes = {
  list: route({
    summary: 'A page of requests for quotations',
    answer: adminQuoteListSchema,
    query: adminQuotesQuerySchema,
    handle: ({ db }, { query }) => listQuotes(db, query),
  }),

  export: route({
    summary: 'Requests for quotations as a CSV file',
    mediaType: 'text/csv',
    query: adminQuotesExportSchema,
    handle: ({ db }, request, reply) =>
      sendExport({ db, request, reply, name: 'quotes', parts: exportQuotes(db, request.query) }),
  }),

  get: route({
    summary: 'A request for a quotation',
    answer: adminQuoteSchema,
    errors: [404],
    params: byNumber,
    handle: ({ db }, { params }) => getAdminQuote(db, params.number),
  }),

  answer: route({
    summary: 'Answer a request for a quotation, or answer it better',
    answer: adminQuoteSchema,
    errors: [404, 409],
    params: byNumber,
    holds: 'rows',
    body: answerQuoteSchema,
    handle: async ({ db }, request) => {
      const { number } = request.params;
      const read = () => getAdminQuote(db, number);
      const answer = { number, answer: request.body, by: callerOf(request) };
      await givingCurrent(() => answerQuote(db, answer), read);
      return read();
    },
  }),
};
