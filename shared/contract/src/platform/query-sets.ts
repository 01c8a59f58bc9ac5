import { LISTING_PARAMS } from '../domain/filters.ts';

const PRODUCT_PARAMS = ['tab', 'reviews'];

/** Sets of query parameters that a route of `remote.json` may name: `"query": "listing"`. */
export const QUERY_SETS: Readonly<Record<string, readonly string[]>> = {
  /** A listing, with the field by which it knows the home page's search panel. */
  listing: [...LISTING_PARAMS, 'panel'],
  product: PRODUCT_PARAMS,
  /** A model's product, or the listing of its make. */
  vehicle: [...LISTING_PARAMS, ...PRODUCT_PARAMS],
};
