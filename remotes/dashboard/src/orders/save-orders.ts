import type { AdminOrdersExport } from '@evmandi/api/contract/admin-orders';
import { links } from '../links.ts';
import { saveCsv } from '../list/save-csv.ts';
import { filterOf, readOrdersQuery } from './orders-query.ts';

interface Place {
  pathname: string;
  search: string;
}

/**
 * Hands a CSV file of orders to the browser: those named, else all that the address of the orders screen
 * leaves; anywhere else all orders there are.
 */
export function saveOrders(
  { pathname, search }: Place,
  numbers?: readonly string[],
): Promise<void> {
  const here = pathname === links.orders ? readOrdersQuery(new URLSearchParams(search)) : undefined;
  const params: Partial<Record<keyof AdminOrdersExport, string>> | undefined = numbers
    ? { numbers: numbers.join(',') }
    : here && filterOf(here);
  return saveCsv({ what: 'orders', path: '/admin/orders.csv', params });
}
