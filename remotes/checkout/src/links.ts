/** Where the checkout's links lead, in one place. */
export const links = {
  categories: '/category',
  listing: '/listing',
  cart: '/cart',
  quoteList: '/cart?list=quote',
  checkout: '/checkout',
  quotes: '/quotes',
  /** Of the cart's "Safe payment". */
  checkoutPayment: '/checkout?step=payment',
  /** The order of an offer. */
  checkoutOfQuote: (token: string) => `/checkout?quote=${encodeURIComponent(token)}`,
  /** A person signs in and comes back to where they were. */
  signInAt: (here: string) => `/login?from=${encodeURIComponent(here)}`,
  terms: '/terms',
  orders: '/orders',
  order: (number: string) => `/orders/${encodeURIComponent(number)}`,
  /** The page of an order for the holder of its token. */
  orderByToken: (token: string) => `/order/${encodeURIComponent(token)}`,
  /** Of a request for a quotation; its token is the only way there. */
  quote: (token: string) => `/quotes/${encodeURIComponent(token)}`,
  /** These products side by side, for whoever has the link. */
  comparisonOf: (ids: string) => `/comparison?ids=${ids}`,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
} as const;

/** What a toast leads to after something went into the cart. */
export const VIEW_CART = { to: links.cart, label: 'View cart' };
