import type { VehicleCard } from '@evmandi/api/contract/catalog';

/** A vehicle's condition, as the search panel asks for it. */
export type Condition = 'new' | 'used';

const bikes = (condition: Condition) => `/listing/${condition}-bikes`;
const product = (id: string) => `/product/${encodeURIComponent(id)}`;
const category = (slug: string) => `/listing/${encodeURIComponent(slug)}`;

/**
 * Where the catalogue's links lead, in one place. Brands, budgets and models have no address of their own
 * yet: they lead to what the listing finds for them.
 */
export const links = {
  home: '/',
  categories: '/category',
  listing: '/listing',
  cart: '/cart',
  quoteList: '/cart?list=quote',
  favorites: '/favorites',
  comparison: '/comparison',
  product,
  category,
  search: (q: string) => `/listing?q=${encodeURIComponent(q)}`,
  bikes,
  bikesNamed: (name: string, condition: Condition) =>
    `${bikes(condition)}?q=${encodeURIComponent(name)}`,
  bikesInBudget: (budget: string, condition: Condition) =>
    `${bikes(condition)}?budget=${encodeURIComponent(budget)}`,
  vehicle: ({ id }: Pick<VehicleCard, 'id'>) => product(id),
} as const;
