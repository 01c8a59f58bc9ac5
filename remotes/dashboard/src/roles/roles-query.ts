import { ACCOUNT_KINDS, type AccountKind } from '@evmandi/contract/domain/account';
import { links } from '../links.ts';
import { readPage, readText } from '../list/read-params.ts';

/** Whose accounts are listed; `waiting` are those who ask to be dealers. */
export type AccountsTab = AccountKind | 'waiting';

export interface RolesQuery {
  kind: AccountsTab | undefined;
  q: string | undefined;
  page: number;
}

const TABS: readonly AccountsTab[] = [...ACCOUNT_KINDS, 'waiting'];

/** What the address asks for; a value that makes no sense counts as not given. */
export const readRolesQuery = (query: URLSearchParams): RolesQuery => ({
  kind: TABS.find((tab) => tab === query.get('kind')),
  q: readText(query),
  page: readPage(query),
});

/** The address of the screen that shows this. */
export function rolesAddress({ kind, q, page }: RolesQuery): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (q) query.set('q', q);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return links.roles + (search && `?${search}`);
}

/** What the API is asked for the accounts. */
export const accountsParams = ({ kind, q, page }: RolesQuery) => ({
  ...(kind === 'waiting' ? { state: kind } : { kind }),
  q,
  page,
});
