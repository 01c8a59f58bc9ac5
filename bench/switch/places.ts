/** A link as `in-page/switches.js` finds it. */
export interface LinkPlace {
  selector: string;
  /** Its text, where the selector fits several. */
  text?: string;
}

/** A change of screens inside one document. */
export interface Leg {
  link: LinkPlace;
  /** Text of the h1 that ends it. */
  heading: string;
}

export const STOREFRONT = '/';

export const TO_DASHBOARD: Leg = {
  link: { selector: 'header a[href="/dashboard"]', text: 'Dashboard' },
  heading: 'Dashboard',
};

export const TO_STOREFRONT: Leg = {
  link: { selector: 'a[href="/dashboard/shop"]', text: 'Your Shop' },
  heading: 'Search the right bike',
};

export const LISTING = '/listing/spare-parts';
export const PRODUCT_LINK: LinkPlace = { selector: 'main article h3 a' };
