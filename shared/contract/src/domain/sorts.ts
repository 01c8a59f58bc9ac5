/** Orders of a listing (specification 2.6), in the order of its selector; the first is the default. */
export const PRODUCT_SORTS = [
  { value: 'popularity', label: 'Popularity' },
  { value: 'price_asc', label: 'Price low to high' },
  { value: 'price_desc', label: 'Price high to low' },
  { value: 'name', label: 'Name A to Z' },
  { value: 'rating', label: 'Rating' },
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number]['value'];

/** Orders of the dashboard's orders; the first is the default. */
export const ORDER_SORTS = [
  'newest',
  'oldest',
  'total_desc',
  'total_asc',
  'customer_asc',
  'customer_desc',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Orders of the dashboard's customers; the first is the default. */
export const CUSTOMER_SORTS = [
  'newest',
  'oldest',
  'name_asc',
  'name_desc',
  'orders_desc',
  'spend_desc',
] as const;
