import { MAX_PAGE, MAX_SEARCH } from '@evmandi/contract/domain/limits';
import { ORDER_STATUSES, type OrderStatus } from '@evmandi/contract/domain/order-status';
import { links } from '../links.ts';

export interface OrdersQuery {
  status?: OrderStatus;
  q?: string;
  page: number;
}

/** What the address asks for; a value that makes no sense counts as not given. */
export function readOrdersQuery(query: URLSearchParams): OrdersQuery {
  const status = ORDER_STATUSES.find((known) => known === query.get('status'));
  const q = query.get('q')?.trim().slice(0, MAX_SEARCH);
  const page = Number(query.get('page') ?? 1);
  const sane = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE;
  return { ...(status && { status }), ...(q && { q }), page: sane ? page : 1 };
}

/** The address of one's own orders. */
export function ordersAddress({ status, q, page }: Partial<OrdersQuery>): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (q) query.set('q', q);
  if (page && page > 1) query.set('page', String(page));
  const search = query.toString();
  return search ? `${links.orders}?${search}` : links.orders;
}
