/** What is done on a page to see that it works; `in-page/watch.js` knows how. */
export type Control = 'choose-brand' | 'add-to-cart' | 'none';

export interface BenchPage {
  path: string;
  control: Control;
}

export type PageName = 'home' | 'listing' | 'product';

export const PAGES: Record<PageName, BenchPage> = {
  home: { path: '/', control: 'choose-brand' },
  listing: { path: '/listing/spare-parts', control: 'add-to-cart' },
  product: { path: '/product/BP-EV-2041', control: 'add-to-cart' },
};
