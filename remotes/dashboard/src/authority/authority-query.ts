import { links } from '../links.ts';
import { readPage, readText } from '../list/read-params.ts';

export interface AuthorityQuery {
  /** By what permissions are looked at. */
  by: 'role' | 'person';
  q: string | undefined;
  page: number;
}

/** What the address asks for; a value that makes no sense counts as not given. */
export const readAuthorityQuery = (query: URLSearchParams): AuthorityQuery => ({
  by: query.get('by') === 'person' ? 'person' : 'role',
  q: readText(query),
  page: readPage(query),
});

/** The address of the screen that shows this. */
export function authorityAddress({ by, q, page }: AuthorityQuery): string {
  if (by === 'role') return links.authority;
  const query = new URLSearchParams({ by });
  if (q) query.set('q', q);
  if (page > 1) query.set('page', String(page));
  return `${links.authority}?${query}`;
}
