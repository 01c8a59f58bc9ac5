import { useLoaderData, useLocation } from 'react-router-dom';
import type { Place } from './listing-address.ts';
import type { ListingData } from './listing-loader.ts';

/** The place of the listing that is shown. */
export function usePlace(): Place {
  const { pathname } = useLocation();
  const { preset } = useLoaderData<ListingData>();
  return { pathname, preset };
}
