import { useLoaderData, useLocation } from 'react-router-dom';
import type { ListingPath } from './listing-address.ts';
import type { ListingData } from './listing-loader.ts';

/** Returns path and preset of the listing that is shown. */
export function useListingPath(): ListingPath {
  const { pathname } = useLocation();
  const { preset } = useLoaderData<ListingData>();
  return { pathname, preset };
}
