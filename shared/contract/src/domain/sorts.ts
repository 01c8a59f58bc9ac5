// The defaults are texts of their own, not the first of a list, so that a bundler inlines them.
export const DEFAULT_PRODUCT_SORT = 'popularity';
export const DEFAULT_ORDER_SORT = 'newest';
export const DEFAULT_CUSTOMER_SORT = 'newest';

/** Orders of a listing (specification 2.6), in the order of its selector. */
export const PRODUCT_SORTS = [
  { value: DEFAULT_PRODUCT_SORT, label: 'Popularity' },
  { value: 'price_asc', label: 'Price low to high' },
  { value: 'price_desc', label: 'Price high to low' },
  { value: 'name', label: 'Name A to Z' },
  { value: 'rating', label: 'Rating' },
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number]['value'];

/** Orders of the dashboard's orders. */
export const ORDER_SORTS = [
  DEFAULT_ORDER_SORT,
  'oldest',
  'total_desc',
  'total_asc',
  'customer_asc',
  'customer_desc',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Orders of the dashboard's customers. */
export const CUSTOMER_SORTS = [
  DEFAULT_CUSTOMER_SORT,
  'oldest',
  'name_asc',
  'name_desc',
  'orders_desc',
  'orders_asc',
  'spend_desc',
  'spend_asc',
] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
