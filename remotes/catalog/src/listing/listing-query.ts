import type { ProductSort } from '@evmandi/api/contract/catalog';

/** Fills rows of two, three and four. */
export const PAGE_SIZE = 12;

/** In the order of the selector; the first is the default. */
export const SORTS: readonly { value: ProductSort; label: string }[] = [
  { value: 'popularity', label: 'Popularity' },
  { value: 'price_asc', label: 'Price low to high' },
  { value: 'price_desc', label: 'Price high to low' },
  { value: 'name', label: 'Name A to Z' },
  { value: 'rating', label: 'Rating' },
];

export type ListingView = 'grid' | 'list';

/** What the address of a listing says; anything unknown in it means the default. */
export interface ListingQuery {
  q: string;
  /** Slug of a price band of vehicles. */
  budget: string;
  sort: ProductSort;
  page: number;
  view: ListingView;
}

const DEFAULTS: ListingQuery = { q: '', budget: '', sort: 'popularity', page: 1, view: 'grid' };

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export function readListingQuery(params: URLSearchParams): ListingQuery {
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    budget: params.get('budget') ?? '',
    sort: SORTS.find(({ value }) => value === params.get('sort'))?.value ?? DEFAULTS.sort,
    page: readPage(params.get('page')),
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

/**
 * The query string that leads from `query` to `change`, defaults left out: `?sort=name&page=2`, or the
 * empty string. A change of anything but page and view starts again at page 1.
 */
export function listingSearch(query: ListingQuery, change: Partial<ListingQuery>): string {
  const restarts = change.q !== undefined || change.sort !== undefined;
  const next = { ...query, ...(restarts && { page: 1 }), ...change };
  const params = new URLSearchParams();
  for (const key of ['q', 'budget', 'sort', 'view', 'page'] as const) {
    if (next[key] !== DEFAULTS[key]) params.set(key, String(next[key]));
  }
  const text = params.toString();
  return text && `?${text}`;
}
