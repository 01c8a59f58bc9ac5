import type { OwnQuoteList, Quote } from '@evmandi/api/contract/quotes';
import { isNoAddress } from '@evmandi/contract/platform/refusal';
import { read } from '@evmandi/runtime';
import { data, type LoaderFunctionArgs } from 'react-router-dom';

/** Null when no request has that address. */
export type QuoteData = Quote | null;

/** The request of an unguessable link. */
export async function quoteLoader({ params, request }: LoaderFunctionArgs) {
  const path = `/quotes/${encodeURIComponent(params.token ?? '')}`;
  try {
    return data<QuoteData>(await read<Quote>(path, { signal: request.signal }));
  } catch (error) {
    if (!isNoAddress(error)) throw error;
    return data<QuoteData>(null, { status: 404 });
  }
}

export const quoteTitle = (quote: QuoteData): string =>
  quote ? `Quote ${quote.number}` : 'Unknown request';

/** A page of one's own requests. */
export function quotesLoader({ request }: LoaderFunctionArgs): Promise<OwnQuoteList> {
  const page = new URL(request.url).searchParams.get('page') ?? undefined;
  return read<OwnQuoteList>('/quotes', { signal: request.signal, params: { page } });
}
