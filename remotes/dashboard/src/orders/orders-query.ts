import type { OrderStatus } from '@evmandi/api/contract/admin';

/** Left to right on the screen. */
export const STATUSES: readonly OrderStatus[] = ['Pending', 'Shipped', 'Delivered', 'Cancelled'];

export interface OrdersQuery {
  status?: OrderStatus;
  q?: string;
  page: number;
}

const MAX_TEXT = 100;
const MAX_PAGE = 10_000;

/** What the address asks for; a value that makes no sense counts as not given. */
export function readOrdersQuery(query: URLSearchParams): OrdersQuery {
  const status = STATUSES.find((known) => known === query.get('status'));
  const q = query.get('q')?.trim().slice(0, MAX_TEXT);
  const page = Number(query.get('page') ?? 1);
  const sane = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE;
  return { ...(status && { status }), ...(q && { q }), page: sane ? page : 1 };
}

/** Search part of the address of the orders screen, empty when nothing is chosen. */
export function ordersSearch({ status, q, page }: OrdersQuery): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (q) query.set('q', q);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search && `?${search}`;
}

/** `Showing 11 - 20 of 240 orders`. */
export function rangeText({
  page,
  pageSize,
  total,
}: {
  page: number;
  pageSize: number;
  total: number;
}) {
  const first = (page - 1) * pageSize + 1;
  const orders = total === 1 ? 'order' : 'orders';
  if (total < first) return `0 of ${total} ${orders}`;
  return `Showing ${first} - ${Math.min(page * pageSize, total)} of ${total} ${orders}`;
}
