// The defaults are texts of their own, not the first of a list, so that a bundler inlines them.
const RELEVANCE = 'relevance';
const POPULARITY = 'popularity';
export const DEFAULT_ORDER_SORT = 'newest';
export const DEFAULT_CUSTOMER_SORT = 'newest';

/** Orders of a listing (LIST-7), in the order of its selector; relevance only with a search. */
export const PRODUCT_SORTS = [
  { value: RELEVANCE, label: 'Relevance' },
  { value: POPULARITY, label: 'Popularity' },
  { value: 'price_asc', label: 'Price low to high' },
  { value: 'price_desc', label: 'Price high to low' },
  { value: 'name', label: 'Name A to Z' },
  { value: 'rating', label: 'Rating' },
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number]['value'];

/** The order of a listing that names none: what fits a search best comes first, else what is popular. */
export const usualSort = (search: string | null | undefined): ProductSort =>
  search ? RELEVANCE : POPULARITY;

/** The orders that a listing offers. */
export const sortsOf = (search: string | null | undefined) =>
  PRODUCT_SORTS.filter(({ value }) => value !== RELEVANCE || Boolean(search));

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
