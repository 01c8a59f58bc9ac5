import type { StationList } from '@evmandi/api/contract/stations';
import { read } from '@evmandi/runtime';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { readWords } from '../../read-words.ts';

export interface StationsData {
  q: string;
  list: StationList;
}

/** The query of a page of stations, defaults left out. */
export function stationsSearch(q: string, page: number): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
}

/** Stations by the words of the address; a page past the end leads to the last one. */
export async function stationsLoader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const q = readWords(searchParams);
  const asked = searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const params = { q: q || undefined, page };
  const list = await read<StationList>('/stations', { signal: request.signal, params });
  const { pages } = list.page;
  if (pages > 0 && page > pages) return redirect(pathname + stationsSearch(q, pages));
  return { q, list } satisfies StationsData;
}
