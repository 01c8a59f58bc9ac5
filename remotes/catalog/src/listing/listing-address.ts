import { type Filters, NO_FILTERS } from '@evmandi/contract/domain/filters';
import { links } from '../links.ts';
import { changed, type ListingQuery, listingSearch, readListingQuery } from './listing-query.ts';
import { keepsPreset, type Preset, presetFor } from './presets.ts';

/** What an address asks for, the filters that its path stands for among them. */
export function queryOf(preset: Preset, params: URLSearchParams): ListingQuery {
  return { ...readListingQuery(params), ...preset.filters };
}

/** The listing of a category, or of everything, that presets no filter. */
export const plainPath = ({ category }: Preset): string =>
  category === undefined ? links.listing : links.category(category);

/**
 * Where a change of what is asked for at `pathname` leads: the same path while that still says what it
 * says, else the plain listing of its category.
 */
export function listingAddress(
  pathname: string,
  query: ListingQuery,
  change: Partial<ListingQuery>,
): string {
  const preset = presetFor(pathname) ?? {};
  const next = changed(query, change);
  if (!keepsPreset(next, preset)) return plainPath(preset) + listingSearch(next, {});
  const said = Object.keys(preset.filters ?? {}) as (keyof Filters)[];
  const unsaid = Object.fromEntries(said.map((key) => [key, NO_FILTERS[key]]));
  return pathname + listingSearch({ ...next, ...unsaid }, {});
}

/** The one address of what a listing shows, whatever path led to it: without order and view. */
export function canonicalAddress(pathname: string, preset: Preset, query: ListingQuery): string {
  const path = preset.filters ? pathname : plainPath(preset);
  return listingAddress(path, query, { sort: 'popularity', view: null, page: query.page });
}
