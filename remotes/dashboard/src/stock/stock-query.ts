import { PAGE_SIZES } from '@evmandi/contract/domain/limits';
import {
  DEFAULT_STOCK_SORT,
  DEFAULT_STOCK_STATE,
  DELIVERY_STATUSES,
  type DeliveryStatus,
  MOVEMENT_REASONS,
  type MovementReason,
  STOCK_SORTS,
  STOCK_STATES,
  type StockSort,
  type StockState,
} from '@evmandi/contract/domain/stock';
import { links } from '../links.ts';
import {
  DEFAULT_SIZE,
  type Place,
  readDay,
  readPage,
  readPlace,
  readSize,
  readText,
} from '../list/read-params.ts';

/** The overview, and the lists that it shows the beginnings of. */
export const STOCK_TABS = ['overview', 'levels', 'deliveries', 'movements'] as const;
export type StockTab = (typeof STOCK_TABS)[number];

export interface StockQuery extends Place {
  tab: StockTab;
  q?: string | undefined;
  /** Of the levels. */
  state: StockState;
  sort: StockSort;
  pageSize: number;
  /** Of levels and deliveries. */
  page: number;
  /** Of the deliveries. */
  status?: DeliveryStatus | undefined;
  /** Of the movements: one product, why, and first and last day in India, `YYYY-MM-DD`. */
  sku?: string | undefined;
  reason?: MovementReason | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const knownIn = <Name extends string>(names: readonly Name[], text: string | null) =>
  names.find((name) => name === text);
const REASONS = Object.keys(MOVEMENT_REASONS) as MovementReason[];

/** Addresses that were kept before there was an overview name no tab, and something of the levels. */
const OF_LEVELS = ['q', 'state', 'sort', 'size', 'page'];
const tabWithout = (query: URLSearchParams): StockTab =>
  OF_LEVELS.some((name) => query.has(name)) ? 'levels' : 'overview';

/** What the address asks for; a value that makes no sense counts as not given. */
export function readStockQuery(query: URLSearchParams): StockQuery {
  return {
    tab: knownIn(STOCK_TABS, query.get('tab')) ?? tabWithout(query),
    q: readText(query),
    state: knownIn(STOCK_STATES, query.get('state')) ?? DEFAULT_STOCK_STATE,
    sort: knownIn(STOCK_SORTS, query.get('sort')) ?? DEFAULT_STOCK_SORT,
    pageSize: readSize(query),
    page: readPage(query),
    status: knownIn(DELIVERY_STATUSES, query.get('status')),
    sku: readText(query, 'sku'),
    reason: knownIn(REASONS, query.get('reason')),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
    ...readPlace(query),
  };
}

/** A tab of the stock screen with nothing chosen. */
export const freshTab = (tab: StockTab): StockQuery => ({
  ...readStockQuery(new URLSearchParams()),
  tab,
});

/** The address of the stock screen: of what its tab understands. */
export function stockAddress(wanted: StockQuery): string {
  const { tab, q, state, sort, pageSize, page, status, sku, reason, from, to } = wanted;
  const levels = {
    state: state === DEFAULT_STOCK_STATE ? undefined : state,
    sort: sort === DEFAULT_STOCK_SORT ? undefined : sort,
    size: pageSize === DEFAULT_SIZE ? undefined : String(pageSize),
  };
  const place = { page: page > 1 ? String(page) : undefined };
  const { after, before } = wanted;
  const own = {
    overview: {},
    levels: { q, ...levels, ...place },
    deliveries: { status, q, ...place },
    movements: { sku, q, reason, from, to, after, before },
  }[tab];
  const query = new URLSearchParams(tab === 'overview' ? {} : { tab });
  for (const [name, value] of Object.entries(own)) if (value) query.set(name, value);
  const search = query.toString();
  return links.stock + (search && `?${search}`);
}

/** What the API is asked for the levels, for the deliveries and for the movements. */
export const levelsParams = ({ state, q, sort, page, pageSize }: StockQuery) => ({
  state,
  q,
  sort,
  page,
  page_size: pageSize,
});
export const deliveriesParams = ({ status, q, page }: StockQuery) => ({ status, q, page });
export const movementsFilter = ({ sku, q, reason, from, to }: StockQuery) => ({
  sku,
  q,
  reason,
  from,
  to,
});
export const movementsParams = (query: StockQuery) => ({
  ...movementsFilter(query),
  after: query.after,
  before: query.before,
  page_size: PAGE_SIZES[1],
});

type SortOrder = ['ascending' | 'descending', StockSort];

/** Columns that order the levels, each with its two orders: the first press asks for the first. */
const SORTS = {
  name: { ascending: 'name_asc', descending: 'name_desc' },
  left: { ascending: 'left_asc', descending: 'left_desc' },
  waiting: { descending: 'waiting_desc', ascending: 'waiting_asc' },
} as const satisfies Record<string, Record<'ascending' | 'descending', StockSort>>;

/** How the heading of a column orders the levels, and where a press on it leads: to its other order. */
export function sortOf(column: keyof typeof SORTS, query: StockQuery) {
  const [first, second] = Object.entries(SORTS[column]) as [SortOrder, SortOrder];
  const order = [first, second].find(([, name]) => name === query.sort)?.[0];
  const sort = query.sort === first[1] ? second[1] : first[1];
  return { ...(order && { order }), to: stockAddress({ ...query, sort, page: 1 }) };
}

/** Whether anything narrows the list of the tab. */
export const isNarrowed = ({ q, status, sku, reason, from, to }: StockQuery): boolean =>
  [q, status, sku, reason, from, to].some(Boolean);
