import { MAX_PAGE, MAX_SEARCH } from '@evmandi/contract/domain/limits';
import { counted } from '@evmandi/contract/domain/numbers';
import { ORDER_STATUSES, type OrderStatus } from '@evmandi/contract/domain/order-status';
import { DEFAULT_ORDER_SORT, ORDER_SORTS, type OrderSort } from '@evmandi/contract/domain/sorts';
import { links } from '../links.ts';

/** Columns that order the list, each with its two orders: the first press asks for the first. */
export const SORTS = {
  customer: { ascending: 'customer_asc', descending: 'customer_desc' },
  date: { descending: 'newest', ascending: 'oldest' },
  total: { descending: 'total_desc', ascending: 'total_asc' },
} as const satisfies Record<string, Record<'ascending' | 'descending', OrderSort>>;

export interface OrdersQuery {
  status?: OrderStatus;
  q?: string;
  /** Left out: the latest first. */
  sort?: OrderSort;
  page: number;
}

/** What the address asks for; a value that makes no sense counts as not given. */
export function readOrdersQuery(query: URLSearchParams): OrdersQuery {
  const status = ORDER_STATUSES.find((known) => known === query.get('status'));
  const q = query.get('q')?.trim().slice(0, MAX_SEARCH);
  const sort = ORDER_SORTS.find(
    (known) => known === query.get('sort') && known !== DEFAULT_ORDER_SORT,
  );
  const page = Number(query.get('page') ?? 1);
  const sane = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE;
  return {
    ...(status && { status }),
    ...(q && { q }),
    ...(sort && { sort }),
    page: sane ? page : 1,
  };
}

/** Search part of the address of the orders screen, empty when nothing is chosen. */
export function ordersSearch({ status, q, sort, page }: OrdersQuery): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (q) query.set('q', q);
  if (sort && sort !== DEFAULT_ORDER_SORT) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search && `?${search}`;
}

/** How the heading of a column orders the list, and where a press on it leads: to its other order. */
export function sortOf(column: keyof typeof SORTS, query: OrdersQuery) {
  const current = query.sort ?? DEFAULT_ORDER_SORT;
  const [first, second] = Object.entries(SORTS[column]) as [SortOrder, SortOrder];
  const order = [first, second].find(([, name]) => name === current)?.[0];
  const sort = current === first[1] ? second[1] : first[1];
  return { order, to: links.orders + ordersSearch({ ...query, sort, page: 1 }) };
}

type SortOrder = ['ascending' | 'descending', OrderSort];

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
  const orders = counted(total, 'order');
  if (total < first) return `0 of ${orders}`;
  return `Showing ${first} - ${Math.min(page * pageSize, total)} of ${orders}`;
}
