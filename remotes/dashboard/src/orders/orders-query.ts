import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@evmandi/contract/domain/order-status';
import { DEFAULT_ORDER_SORT, ORDER_SORTS, type OrderSort } from '@evmandi/contract/domain/sorts';
import { links } from '../links.ts';
import { DEFAULT_SIZE, readDay, readPage, readSize, readText } from '../list/read-params.ts';
import { type OrderColumn, readHidden } from './columns.ts';

/** Columns that order the list, each with its two orders: the first press asks for the first. */
export const SORTS = {
  customer: { ascending: 'customer_asc', descending: 'customer_desc' },
  date: { descending: 'newest', ascending: 'oldest' },
  total: { descending: 'total_desc', ascending: 'total_asc' },
} as const satisfies Record<string, Record<'ascending' | 'descending', OrderSort>>;

/** What of all orders is listed: what a saved view keeps and a file of them holds. */
export interface OrdersFilter {
  status?: OrderStatus;
  payment?: PaymentStatus;
  /** A customer's number. */
  customer?: string;
  /** The two letters of the country that they are sent to. */
  country?: string;
  /** First and last day in India on which they were placed, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  q?: string;
}

export interface OrdersQuery extends OrdersFilter {
  /** Left out: the latest first. */
  sort?: OrderSort;
  page: number;
  pageSize: number;
  /** Columns that are not shown. */
  hidden: readonly OrderColumn[];
  /** Number of the order whose panel is open. */
  order?: string;
}

/** What the address asks for; a value that makes no sense counts as not given. */
export function readOrdersQuery(query: URLSearchParams): OrdersQuery {
  const status = ORDER_STATUSES.find((known) => known === query.get('status'));
  const payment = PAYMENT_STATUSES.find((known) => known === query.get('payment'));
  const customer = query.get('customer');
  const country = query.get('country');
  const [from, to] = [readDay(query, 'from'), readDay(query, 'to')];
  const q = readText(query);
  const sort = ORDER_SORTS.find(
    (known) => known === query.get('sort') && known !== DEFAULT_ORDER_SORT,
  );
  const order = query.get('order');
  return {
    ...(status && { status }),
    ...(payment && { payment }),
    ...(customer && /^[\w-]{1,30}$/.test(customer) && { customer }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...(from && { from }),
    ...(to && { to }),
    ...(q && { q }),
    ...(sort && { sort }),
    page: readPage(query),
    pageSize: readSize(query),
    hidden: readHidden(query.get('hide')),
    ...(order && /^\w{1,20}$/.test(order) && { order }),
  };
}

/** Search part of the address of the orders screen, empty when nothing is chosen. */
export function ordersSearch(orders: OrdersQuery): string {
  const { status, payment, customer, country, from, to, q, sort } = orders;
  const { page, pageSize, hidden, order } = orders;
  const query = new URLSearchParams();
  const filters = { status, payment, customer, country, from, to, q };
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (sort && sort !== DEFAULT_ORDER_SORT) query.set('sort', sort);
  if (pageSize !== DEFAULT_SIZE) query.set('size', String(pageSize));
  if (hidden.length > 0) query.set('hide', hidden.join(','));
  if (page > 1) query.set('page', String(page));
  if (order) query.set('order', order);
  const search = query.toString();
  return search && `?${search}`;
}

/** The address of the orders screen. */
export const ordersAddress = (query: OrdersQuery): string => links.orders + ordersSearch(query);

/** What the API is asked for a page. */
export function listParams({ hidden: _, order: __, pageSize, ...params }: OrdersQuery) {
  return { ...params, page_size: pageSize };
}

/** What decides which orders a file holds. */
export function filterOf(query: OrdersQuery): OrdersFilter {
  const { sort: _, page: __, page_size: ___, ...rest } = listParams(query);
  return rest;
}

/** Whether anything but the status narrows the list. */
export const isNarrowed = (query: OrdersQuery): boolean => {
  const { status: _, ...rest } = filterOf(query);
  return Object.keys(rest).length > 0;
};

/** How the heading of a column orders the list, and where a press on it leads: to its other order. */
export function sortOf(column: keyof typeof SORTS, query: OrdersQuery) {
  const current = query.sort ?? DEFAULT_ORDER_SORT;
  const [first, second] = Object.entries(SORTS[column]) as [SortOrder, SortOrder];
  const order = [first, second].find(([, name]) => name === current)?.[0];
  const sort = current === first[1] ? second[1] : first[1];
  return { order, to: ordersAddress({ ...query, sort, page: 1 }) };
}

type SortOrder = ['ascending' | 'descending', OrderSort];
