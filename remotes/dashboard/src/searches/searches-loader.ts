import type { MissedList, SynonymList } from '@evmandi/api/contract/searches';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readSearchesQuery } from './searches-query.ts';

export interface SearchesData {
  /** Of the words, the counts alone. */
  missed: MissedList;
  words: SynonymList | null;
}

export async function searchesLoader({ request }: LoaderFunctionArgs): Promise<SearchesData> {
  const { tab, q, page, pageSize } = readSearchesQuery(new URL(request.url).searchParams);
  const { signal } = request;
  const place = { page, page_size: pageSize };
  const [missed, words] = await Promise.all([
    read<MissedList>('/admin/searches', {
      signal,
      params: tab === 'words' ? {} : { kind: tab, ...place },
    }),
    tab === 'words'
      ? read<SynonymList>('/admin/synonyms', { signal, params: { q, ...place } })
      : null,
  ]);
  return { missed, words };
}
