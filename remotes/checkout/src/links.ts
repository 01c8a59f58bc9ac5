/** Where the checkout's links lead, in one place. */
export const links = {
  categories: '/category',
  listing: '/listing',
  cart: '/cart',
  quoteList: '/cart?list=quote',
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
} as const;

/** What a toast leads to after something went into the cart. */
export const VIEW_CART = { to: links.cart, label: 'View cart' };
