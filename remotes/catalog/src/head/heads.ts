import { listingHead } from './listing-head.ts';
import { homeHead, pageHead } from './page-heads.ts';
import { productHead } from './product-head.ts';

/** What pages say of themselves to machines. Written on the server alone, so no browser gets the code. */
export const HEADS =
  typeof window === 'undefined'
    ? { home: homeHead, page: pageHead, listing: listingHead, product: productHead }
    : undefined;
