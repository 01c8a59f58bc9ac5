import type { AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { revalidateFor } from '../list/revalidate.ts';
import { listParams, type OrdersQuery, readOrdersQuery } from './orders-query.ts';

/** Reads a page of orders. */
export const readOrders = (query: OrdersQuery, signal: AbortSignal): Promise<AdminOrderList> =>
  read<AdminOrderList>('/admin/orders', { signal, params: listParams(query) });

export const ordersLoader = ({ request }: LoaderFunctionArgs): Promise<AdminOrderList> =>
  readOrders(readOrdersQuery(new URL(request.url).searchParams), request.signal);

/** What an address asks the API for: a panel that opens, or a column that goes, asks for no other orders. */
export const askedOrders = (query: URLSearchParams) => listParams(readOrdersQuery(query));

export const ordersRevalidate = revalidateFor(askedOrders);
