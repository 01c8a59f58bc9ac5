import type { AccountList, RoleList } from '@evmandi/api/contract/accounts';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { accountsParams, readRolesQuery } from './roles-query.ts';

export interface RolesData {
  roles: RoleList;
  accounts: AccountList;
}

export async function rolesLoader({ request }: LoaderFunctionArgs): Promise<RolesData> {
  const { signal } = request;
  const params = accountsParams(readRolesQuery(new URL(request.url).searchParams));
  const [roles, accounts] = await Promise.all([
    read<RoleList>('/admin/roles', { signal }),
    read<AccountList>('/admin/accounts', { signal, params }),
  ]);
  return { roles, accounts };
}
