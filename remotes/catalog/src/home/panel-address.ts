import { links } from '../links.ts';
import { listingSearch, readListingQuery } from '../listing/listing-query.ts';

/** Hidden field of the home page's search panel, by which the listing knows its form. */
export const PANEL_FIELD = 'panel';

/**
 * Where the search panel leads when its form is sent without script: to the chosen model, else the brand,
 * within the budget, among new or used bikes. `undefined` for the query of any other address.
 */
export function panelAddress(params: URLSearchParams): string | undefined {
  if (!params.has(PANEL_FIELD)) return undefined;
  const condition = params.get('condition') === 'used' ? 'used' : 'new';
  const brand = (params.get('brand') ?? '').replaceAll('-', ' ');
  const query = readListingQuery(new URLSearchParams());
  const { q, budget } = readListingQuery(params);
  return links.bikes(condition) + listingSearch(query, { q: q || brand, budget });
}
