import type { ListingData } from '../listing/listing-loader.ts';

/** `Spare parts`, and on a later page `Spare parts, page 2`: no two pages have one title. */
export function listingTitle({ heading, list }: ListingData): string {
  return list.page.page > 1 ? `${heading}, page ${list.page.page}` : heading;
}
