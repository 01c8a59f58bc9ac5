import type { AdminOrder, AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { type ListKind, type LiveList, useLiveList } from '../list/use-live-list.ts';
import { readOrders } from './orders-loader.ts';
import { listParams, type OrdersQuery } from './orders-query.ts';

const ORDERS: ListKind<AdminOrderList, AdminOrder> = {
  noun: 'order',
  keyOf: ({ orderNumber }) => orderNumber,
  versionOf: ({ version }) => version,
  rowsOf: ({ orders }) => orders,
  withRows: (list, orders) => ({ ...list, orders }),
};

/** The loaded orders, as they are now. */
export const useLiveOrders = (
  loaded: AdminOrderList,
  query: OrdersQuery,
): LiveList<AdminOrderList, AdminOrder> =>
  useLiveList(ORDERS, loaded, {
    what: JSON.stringify(listParams(query)),
    read: (signal) => readOrders(query, signal),
  });
