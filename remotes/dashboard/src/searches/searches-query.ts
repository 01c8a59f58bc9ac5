import { MISS_KINDS, type MissKind } from '@evmandi/contract/domain/searches';
import { links } from '../links.ts';
import { DEFAULT_SIZE, readPage, readSize, readText } from '../list/read-params.ts';

/** The lists of the screen: searches by what came of them, and what phrases mean. */
const SEARCH_TABS = [...MISS_KINDS, 'words'] as const;
export type SearchTab = MissKind | 'words';

export interface SearchesQuery {
  tab: SearchTab;
  /** Of the words. */
  q?: string | undefined;
  page: number;
  pageSize: number;
}

/** What the address asks for; a value that makes no sense counts as not given. */
export function readSearchesQuery(query: URLSearchParams): SearchesQuery {
  const tab = SEARCH_TABS.find((name) => name === query.get('tab')) ?? 'nothing';
  return {
    tab,
    q: tab === 'words' ? readText(query) : undefined,
    page: readPage(query),
    pageSize: readSize(query),
  };
}

/** The address of the screen that shows this. */
export function searchesAddress({ tab, q, page, pageSize }: SearchesQuery): string {
  const query = new URLSearchParams();
  if (tab !== 'nothing') query.set('tab', tab);
  if (q) query.set('q', q);
  if (page > 1) query.set('page', String(page));
  if (pageSize !== DEFAULT_SIZE) query.set('size', String(pageSize));
  const search = query.toString();
  return links.searches + (search && `?${search}`);
}
