import { FILTER_KEYS, FILTERS, type Filters, NO_FILTERS } from '@evmandi/contract/domain/filters';
import {
  PRODUCT_SORTS,
  type ProductSort,
  sortsOf,
  usualSort,
} from '@evmandi/contract/domain/sorts';
import { readFilters } from './read-filters.ts';

/** Fills rows of two and three. */
export const PAGE_SIZE = 12;

export type ListingView = 'grid' | 'list';

/** What a listing is asked for; anything unknown in its address means the default. */
export interface ListingQuery extends Filters {
  /** Null for the usual one: relevance with a search, else popularity. */
  sort: ProductSort | null;
  page: number;
  /** Null where the address leaves it to the person's own choice. */
  view: ListingView | null;
}

const DEFAULTS: ListingQuery = { ...NO_FILTERS, sort: null, page: 1, view: null };

/** Returns the query of which a part is given, the rest as it is by default. */
export const fullQuery = (given: Partial<ListingQuery>): ListingQuery => ({
  ...DEFAULTS,
  ...given,
});

/** Keys of a query with their parameters, in the order of an address. */
const PARAMS: readonly (readonly [keyof ListingQuery, string])[] = [
  ...FILTER_KEYS.map((key) => [key, FILTERS[key].param] as const),
  ['sort', 'sort'],
  ['view', 'view'],
  ['page', 'page'],
];

/** The sort, as far as a listing with this search offers it and does not have it anyway. */
function unusual(sort: ListingQuery['sort'], q: string): ListingQuery['sort'] {
  const offered = sortsOf(q).some(({ value }) => value === sort);
  return offered && sort !== usualSort(q) ? sort : null;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export function readListingQuery(params: URLSearchParams): ListingQuery {
  const view = params.get('view');
  const filters = readFilters(params);
  const sort = PRODUCT_SORTS.find(({ value }) => value === params.get('sort'))?.value ?? null;
  return {
    ...filters,
    sort: unusual(sort, filters.q),
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
  const next = { ...query, ...(restarts && { page: 1 }), ...change };
  return { ...next, sort: unusual(next.sort, next.q) };
}

/** Returns the query string of a changed query, defaults left out: `?sort=name&page=2`, or ``. */
export function listingSearch(query: ListingQuery, change: Partial<ListingQuery>): string {
  const text = new URLSearchParams(listingParams(changed(query, change))).toString();
  return text && `?${text}`;
}
