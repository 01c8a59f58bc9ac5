import type { ProductCard, ProductList, Related } from '@evmandi/api/contract/catalog';
import { NO_FILTERS } from '@evmandi/contract/domain/filters';
import { refusal } from '@evmandi/contract/platform/refusal';
import { read } from '@evmandi/runtime';
import type { ListingPath } from './listing-address.ts';
import { fullQuery, type ListingQuery, listingParams, PAGE_SIZE } from './listing-query.ts';

const RECOMMENDED = 4;
const UNRECORDED = 3;

/** Names in an address that the API does not know. */
export type Unknown = 'category' | 'brand' | 'model' | 'vehicle';

function unknownIn(error: unknown): Unknown | undefined {
  const { status, code } = refusal(error);
  const names: Unknown[] = ['category', 'brand', 'model', 'vehicle'];
  return status === 404 ? names.find((name) => code === `unknown_${name}`) : undefined;
}

export function apiParams(query: ListingQuery): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of listingParams({ ...query, view: null })) {
    params[name] = name in params ? `${params[name]},${value}` : value;
  }
  return params;
}

const readPage = (category: string | undefined, query: ListingQuery, signal: AbortSignal) =>
  read<ProductList>('/products', {
    signal,
    params: { ...apiParams(query), category, page_size: PAGE_SIZE, price_steps: true },
  });

export interface Found {
  list: ProductList;
  /** What is asked for: a price that the words say as the filter, nothing that was left out because of `unknown`. */
  query: ListingQuery;
  unknown: Unknown | null;
}

/** What a listing shows. An unknown name leaves all filters out; an unknown category itself, too. */
export async function readListing(
  category: string | undefined,
  query: ListingQuery,
  signal: AbortSignal,
): Promise<Found> {
  try {
    const list = await readPage(category, query, signal);
    return { list, query: { ...query, ...list.understood }, unknown: null };
  } catch (error) {
    const unknown = unknownIn(error);
    if (!unknown) throw error;
    const plain = { ...query, ...NO_FILTERS, page: 1 };
    const rest = await readListing(unknown === 'category' ? undefined : category, plain, signal);
    return { ...rest, unknown };
  }
}

/** Some of the parts without a record, beside what fits; none where there are none. */
export async function readUnrecorded(
  category: string | undefined,
  query: ListingQuery,
  signal: AbortSignal,
): Promise<ProductCard[]> {
  const params = apiParams({ ...query, unrecorded: true, page: 1 });
  const asked = { ...params, category, page_size: UNRECORDED, facets: false };
  return read<ProductList>('/products', { signal, params: asked }).then(
    ({ products }) => products,
    () => [],
  );
}

/**
 * In stock and of what a path stands for, such as the bikes of a style, the most popular first; enough of them that
 * those shown can go.
 */
export function readPopular({ category, filters }: ListingPath['preset'], signal: AbortSignal) {
  const preset = apiParams(fullQuery({ ...filters, inStock: true }));
  return read<ProductList>('/products', {
    signal,
    params: { ...preset, category, page_size: PAGE_SIZE + RECOMMENDED, facets: false },
  }).then(
    ({ products }) => products,
    // An unknown category is the listing's own affair, and nothing else hangs on this row.
    () => [],
  );
}

/** The first of what other words find, for words that find nothing. */
export const readFound = (q: string, signal: AbortSignal): Promise<ProductCard[]> =>
  read<ProductList>('/products', {
    signal,
    params: { q, page_size: RECOMMENDED, facets: false },
  }).then(
    ({ products }) => products,
    () => [],
  );

/**
 * "Recommended products": of the same category and preset, in stock, without what is shown. Where the category has
 * too few left, what is related to the first product shown.
 */
export async function recommend(
  shown: readonly ProductCard[],
  popular: readonly ProductCard[],
  signal: AbortSignal,
): Promise<ProductCard[]> {
  const ids = new Set(shown.map(({ id }) => id));
  const others = popular.filter(({ id }) => !ids.has(id)).slice(0, RECOMMENDED);
  const first = shown[0];
  if (others.length === RECOMMENDED || !first) return others;
  try {
    const { products } = await read<Related>(`/products/${first.id}/related`, {
      signal,
      params: { without: [...ids].join(), limit: RECOMMENDED },
    });
    return products;
  } catch {
    return others;
  }
}
