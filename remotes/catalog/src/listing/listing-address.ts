import { type Filters, NO_FILTERS } from '@evmandi/contract/domain/filters';
import { links } from '../links.ts';
import { changed, type ListingQuery, listingSearch, readListingQuery } from './listing-query.ts';
import type { Preset } from './presets.ts';

/** The path of a listing. The table of presets is part of the loader's code: no first view needs it. */
export interface ListingPath {
  pathname: string;
  /** What the path stands for. */
  preset: Pick<Preset, 'category' | 'filters'>;
}

/** What an address asks for, the filters that its path stands for among them. */
export function queryOf(preset: Preset, params: URLSearchParams): ListingQuery {
  return { ...readListingQuery(params), ...preset.filters };
}

/** The listing of a category, or of everything, that presets no filter. */
export const plainPath = ({ category }: ListingPath['preset']): string =>
  category === undefined ? links.listing : links.category(category);

/** True for two lists or values that narrow alike. */
const same = (a: Filters[keyof Filters], b: Filters[keyof Filters]) =>
  [a].flat().join() === [b].flat().join();

/** True while `filters` hold all that the path presets. */
function keepsPreset(filters: Filters, preset: ListingPath['preset']): boolean {
  const fixed = Object.keys(preset.filters ?? {}) as (keyof Filters)[];
  return fixed.every((key) => same(filters[key], preset.filters?.[key] ?? NO_FILTERS[key]));
}

/**
 * Returns the address after a change of a listing's query: on the same path while its preset still holds,
 * else on the plain listing of its category.
 */
export function listingAddress(
  { pathname, preset }: ListingPath,
  query: ListingQuery,
  change: Partial<ListingQuery>,
): string {
  const next = changed(query, change);
  if (!keepsPreset(next, preset)) return plainPath(preset) + listingSearch(next, {});
  const said = Object.keys(preset.filters ?? {}) as (keyof Filters)[];
  const unsaid = Object.fromEntries(said.map((key) => [key, NO_FILTERS[key]]));
  return pathname + listingSearch({ ...next, ...unsaid }, {});
}

/** The one address of what a listing shows, whatever path led to it: without order and view. */
export function canonicalAddress(pathname: string, preset: Preset, query: ListingQuery): string {
  const path = { pathname: preset.filters ? pathname : plainPath(preset), preset };
  return listingAddress(path, query, { sort: null, view: null, page: query.page });
}
