import type { AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { checkSession, read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { maySeeFigures } from './figures.ts';

export interface HomeData {
  /** null for a visitor without permission: no call was made. */
  orders: AdminOrderList | null;
}

export async function homeLoader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  if (!maySeeFigures(checkSession())) return { orders: null };
  return { orders: await read<AdminOrderList>('/admin/orders', { signal: request.signal }) };
}
