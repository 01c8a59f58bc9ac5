import type { VehicleCard } from '@evmandi/api/contract/catalog';
import { MAX_VEHICLES } from '@evmandi/contract/domain/fitment';

const segment = encodeURIComponent;

/** Where the catalogue's links lead, in one place (ROUTE-2, HOME-14). */
export const links = {
  home: '/',
  categories: '/category',
  listing: '/listing',
  /** The listing with its filters focused. */
  advancedSearch: '/listing#filters',
  cart: '/cart',
  quoteList: '/cart?list=quote',
  favorites: '/favorites',
  comparison: '/comparison',
  newBikes: '/new-bikes',
  usedBikes: '/used-bikes',
  /** By id or SKU. */
  product: (id: string) => `/product/${segment(id)}`,
  category: (slug: string) => `/listing/${segment(slug)}`,
  search: (q: string) => `/listing?q=${segment(q)}`,
  /** Of a chip of the spotlight: `/bikes/commuter-bikes`. */
  bikes: (group: string) => `/bikes/${segment(group)}`,
  scooters: (group: string) => `/scooters/${segment(group)}`,
  brandBikes: (brand: string) => `/${segment(brand)}-bikes`,
  budgetBikes: (budget: string) => `/find-${segment(budget)}-bikes`,
  bodyStyle: (style: string) => `/find-${segment(style)}`,
  vehicle: ({ path }: Pick<VehicleCard, 'path'>) => path,
  vehicleOffers: ({ path }: Pick<VehicleCard, 'path'>) => `${path}#offers`,
  /** What fits a model, or the variant of that slug, on the model's page. */
  partsOf: ({ path }: Pick<VehicleCard, 'path'>, variant?: string, place = '#parts') =>
    `${path}${variant ? `?variant=${segment(variant)}` : ''}${place}`,
  /** Where the answer to a question appears; its token is the only way there. */
  question: (token: string) => `/questions/${segment(token)}`,
  contact: '/contact',
  garage: '/garage',
  /** What fits vehicles, in a category or in all of them. */
  fitting: (vehicles: readonly string[], category?: string) =>
    `/listing${category ? `/${segment(category)}` : ''}?${vehicles
      .slice(0, MAX_VEHICLES)
      .map((id) => `fits=${segment(id)}`)
      .join('&')}`,
} as const;
