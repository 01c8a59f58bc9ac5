import { CUSTOMER_STATUSES, type CustomerStatus } from '@evmandi/contract/domain/customer-status';
import {
  CUSTOMER_SORTS,
  type CustomerSort,
  DEFAULT_CUSTOMER_SORT,
} from '@evmandi/contract/domain/sorts';
import { links } from '../links.ts';
import {
  DEFAULT_SIZE,
  readDay,
  readOpen,
  readPage,
  readSize,
  readText,
} from '../list/read-params.ts';

/** Columns that order the list, each with its two orders: the first press asks for the first. */
const SORTS = {
  number: { descending: 'newest', ascending: 'oldest' },
  name: { ascending: 'name_asc', descending: 'name_desc' },
  orders: { descending: 'orders_desc', ascending: 'orders_asc' },
  spend: { descending: 'spend_desc', ascending: 'spend_asc' },
} as const satisfies Record<string, Record<'ascending' | 'descending', CustomerSort>>;

/** What of all customers is listed: what a saved view keeps and a file of them holds. */
interface CustomersFilter {
  status?: CustomerStatus | undefined;
  q?: string | undefined;
  /** First and last day in India on which they bought, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only customers that may have records of other people. */
  doubtful?: true | undefined;
}

export interface CustomersQuery extends CustomersFilter {
  /** Left out: the newest first. */
  sort?: CustomerSort | undefined;
  page: number;
  pageSize: number;
  /** Number of the customer whose panel is open. */
  customer?: string | undefined;
}

/** What the address asks for; a value that makes no sense counts as not given. */
export const readCustomersQuery = (query: URLSearchParams): CustomersQuery => ({
  status: CUSTOMER_STATUSES.find((known) => known === query.get('status')),
  q: readText(query),
  from: readDay(query, 'from'),
  to: readDay(query, 'to'),
  doubtful: query.get('doubtful') === 'true' ? true : undefined,
  sort: CUSTOMER_SORTS.find(
    (known) => known === query.get('sort') && known !== DEFAULT_CUSTOMER_SORT,
  ),
  page: readPage(query),
  pageSize: readSize(query),
  customer: readOpen(query, 'customer'),
});

/** Search part of the address of the customers screen, empty when nothing is chosen. */
export function customersSearch(asked: CustomersQuery): string {
  const { status, q, from, to, doubtful, sort, page, pageSize, customer } = asked;
  const given = {
    status,
    q,
    from,
    to,
    doubtful: doubtful && 'true',
    sort: sort === DEFAULT_CUSTOMER_SORT ? undefined : sort,
    size: pageSize === DEFAULT_SIZE ? undefined : String(pageSize),
    page: page > 1 ? String(page) : undefined,
    customer,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
  const search = query.toString();
  return search && `?${search}`;
}

/** The address of the customers screen. */
export const customersAddress = (query: CustomersQuery): string =>
  links.customers + customersSearch(query);

/** What the API is asked for a page. */
export const listParams = ({ customer: _, pageSize, ...params }: CustomersQuery) => ({
  ...params,
  page_size: pageSize,
});

/** What decides which customers a file holds. */
export const filterOf = ({ status, q, from, to, doubtful }: CustomersQuery): CustomersFilter => ({
  status,
  q,
  from,
  to,
  doubtful,
});

/** How the heading of a column orders the list, and where a press on it leads: to its other order. */
export function sortOf(column: keyof typeof SORTS, query: CustomersQuery) {
  const current = query.sort ?? DEFAULT_CUSTOMER_SORT;
  const [first, second] = Object.entries(SORTS[column]) as [SortOrder, SortOrder];
  const order = [first, second].find(([, name]) => name === current)?.[0];
  const sort = current === first[1] ? second[1] : first[1];
  return { ...(order && { order }), to: customersAddress({ ...query, sort, page: 1 }) };
}

type SortOrder = ['ascending' | 'descending', CustomerSort];
