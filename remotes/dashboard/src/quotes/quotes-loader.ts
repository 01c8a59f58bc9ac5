import type { AdminQuote, AdminQuoteList } from '@evmandi/api/contract/admin-quotes';
import { QUOTE_FILTERS, type QuoteFilter } from '@evmandi/contract/domain/request-status';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { links } from '../links.ts';
import { revalidateFor } from '../list/revalidate.ts';
import { type RequestsQuery, requestsQuery } from '../requests/requests-query.ts';

export const QUOTES = requestsQuery<QuoteFilter>(links.quotes, QUOTE_FILTERS);

/** Reads a page of requests for quotations. */
export const readQuotes = (
  query: RequestsQuery<QuoteFilter>,
  signal: AbortSignal,
): Promise<AdminQuoteList> =>
  read<AdminQuoteList>('/admin/quotes', { signal, params: QUOTES.params(query) });

/** Reads one request. */
export const readQuote = (number: string, signal?: AbortSignal): Promise<AdminQuote> =>
  read<AdminQuote>(`/admin/quotes/${encodeURIComponent(number)}`, { signal });

export const quotesLoader = ({ request }: LoaderFunctionArgs): Promise<AdminQuoteList> =>
  readQuotes(QUOTES.read(new URL(request.url).searchParams), request.signal);

export const quotesRevalidate = revalidateFor((query) => QUOTES.params(QUOTES.read(query)));
