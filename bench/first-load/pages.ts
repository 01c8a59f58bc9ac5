/** What is done on a page to see that it works; `in-page/watch.js` knows how. */
export type Control = 'choose-brand' | 'add-to-cart' | 'none';

/** What is pressed while a page is being hydrated; `in-page/press.js` knows how. */
export type Press = 'choose-tab' | 'add-to-cart';

export interface BenchPage {
  path: string;
  control: Control;
  press: Press;
}

export type PageName = 'home' | 'listing' | 'product';

export const PAGES: Record<PageName, BenchPage> = {
  home: { path: '/', control: 'choose-brand', press: 'choose-tab' },
  listing: { path: '/listing/spare-parts', control: 'add-to-cart', press: 'add-to-cart' },
  product: { path: '/product/BP-EV-2041', control: 'add-to-cart', press: 'add-to-cart' },
};
