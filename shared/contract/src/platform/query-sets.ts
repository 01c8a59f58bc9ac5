import { LISTING_PARAMS } from '../domain/filters.ts';

/** A listing reads its filters, and the field by which it knows the home page's search panel. */
const LISTING = [...LISTING_PARAMS, 'panel'];
const PRODUCT = ['tab', 'reviews'];

/** Sets of query parameters that a route of `remote.json` may name: `"query": "listing"`. */
export const QUERY_SETS: Readonly<Record<string, readonly string[]>> = {
  listing: LISTING,
  product: PRODUCT,
  /** A model's product, or the listing of its make. */
  vehicle: [...LISTING, ...PRODUCT, 'variant'],
};
