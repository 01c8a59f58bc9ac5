import type { OwnOrderList } from '@evmandi/api/contract/own-orders';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type OrdersQuery, readOrdersQuery } from './orders-query.ts';

export interface OrdersData {
  query: OrdersQuery;
  list: OwnOrderList;
}

export async function ordersLoader({ request }: LoaderFunctionArgs): Promise<OrdersData> {
  const query = readOrdersQuery(new URL(request.url).searchParams);
  const list = await read<OwnOrderList>('/orders', { signal: request.signal, params: query });
  return { query, list };
}
