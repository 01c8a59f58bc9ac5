import { FILTER_KEYS, FILTERS, type Filters, NO_FILTERS } from '@evmandi/contract/domain/filters';
import {
  DEFAULT_PRODUCT_SORT,
  PRODUCT_SORTS,
  type ProductSort,
} from '@evmandi/contract/domain/sorts';
import { readFilters } from './read-filters.ts';

/** Fills rows of two and three. */
export const PAGE_SIZE = 12;

export type ListingView = 'grid' | 'list';

/** What a listing is asked for; anything unknown in its address means the default. */
export interface ListingQuery extends Filters {
  sort: ProductSort;
  page: number;
  /** Null where the address leaves it to the person's own choice. */
  view: ListingView | null;
}

const DEFAULTS: ListingQuery = { ...NO_FILTERS, sort: DEFAULT_PRODUCT_SORT, page: 1, view: null };

/** Keys of a query with their parameters, in the order of an address. */
const PARAMS: readonly (readonly [keyof ListingQuery, string])[] = [
  ...FILTER_KEYS.map((key) => [key, FILTERS[key].param] as const),
  ['sort', 'sort'],
  ['view', 'view'],
  ['page', 'page'],
];

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export function readListingQuery(params: URLSearchParams): ListingQuery {
  const view = params.get('view');
  return {
    ...readFilters(params),
    sort: PRODUCT_SORTS.find(({ value }) => value === params.get('sort'))?.value ?? DEFAULTS.sort,
    page: readPage(params.get('page')),
    view: view === 'list' || view === 'grid' ? view : null,
  };
}

const textOf = (value: string | number | true | string[]): string[] => [value].flat().map(String);

/** Returns the parameters of what is not the default, in one order for one selection. */
export function listingParams(query: Partial<ListingQuery>): [string, string][] {
  return PARAMS.flatMap(([key, name]) => {
    const value = query[key];
    const isDefault = value === DEFAULTS[key];
    if (value === undefined || value === null || value === false || isDefault) return [];
    return textOf(value).map((text): [string, string] => [name, text]);
  });
}

/** Returns the query after a change: a change of anything but page and view starts again at page 1. */
export function changed(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  const restarts = Object.keys(change).some((key) => key !== 'page' && key !== 'view');
  return { ...query, ...(restarts && { page: 1 }), ...change };
}

/** Returns the query string of a changed query, defaults left out: `?sort=name&page=2`, or ``. */
export function listingSearch(query: ListingQuery, change: Partial<ListingQuery>): string {
  const text = new URLSearchParams(listingParams(changed(query, change))).toString();
  return text && `?${text}`;
}
