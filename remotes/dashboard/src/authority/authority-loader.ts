import type { AccountList, RoleList } from '@evmandi/api/contract/accounts';
import type { Authority } from '@evmandi/api/contract/authority';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readAuthorityQuery } from './authority-query.ts';

export interface AuthorityData {
  roles: RoleList;
  authority: Authority;
  /** Staff, where people are looked at. */
  people: AccountList | undefined;
}

export async function authorityLoader({ request }: LoaderFunctionArgs): Promise<AuthorityData> {
  const { signal } = request;
  const { by, q, page } = readAuthorityQuery(new URL(request.url).searchParams);
  const [roles, authority, people] = await Promise.all([
    read<RoleList>('/admin/roles', { signal }),
    read<Authority>('/admin/authority', { signal }),
    by === 'person'
      ? read<AccountList>('/admin/accounts', { signal, params: { kind: 'staff', q, page } })
      : undefined,
  ]);
  return { roles, authority, people };
}
