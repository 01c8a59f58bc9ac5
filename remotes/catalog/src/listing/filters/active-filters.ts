import type { Facets, FacetValue } from '@evmandi/api/contract/facets';
import type { Filter } from '@evmandi/api/contract/filters';
import { formatPrice } from '@evmandi/contract/domain/money';
import { type Filters, NO_FILTERS } from '../listing-query.ts';
import { BUDGETS } from '../segment.ts';

/** A filter that narrows a listing, and what taking it off changes. */
export interface ActiveFilter {
  label: string;
  change: Partial<Filters>;
  /** The API's name of its group. */
  group: Exclude<Filter, 'category'>;
}

const PAISE = 100;
const rupees = (amount: number) => formatPrice(amount * PAISE);
const titled = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => {
    return `${gap && ' '}${letter.toUpperCase()}`;
  });
const nameIn = (values: readonly FacetValue[] | undefined, value: string) =>
  values?.find((known) => known.value === value)?.name ?? titled(value);

function priceLabel({ priceMin, priceMax }: Filters): string {
  if (priceMin === null) return `Up to ${rupees(priceMax ?? 0)}`;
  return priceMax === null
    ? `From ${rupees(priceMin)}`
    : `${rupees(priceMin)} - ${rupees(priceMax)}`;
}

type Lists = 'brand' | 'colour' | 'bodyStyle' | 'fuel';

function listed(
  filters: Filters,
  key: Lists,
  group: ActiveFilter['group'],
  values?: readonly FacetValue[],
): ActiveFilter[] {
  return filters[key].map((value) => ({
    label: nameIn(values, value),
    change: { [key]: filters[key].filter((other) => other !== value) },
    group,
  }));
}

/** All filters of a listing, one for each value, in the order of the filters' groups. */
export function activeFilters(filters: Filters, facets: Facets | null): ActiveFilter[] {
  const single = (
    group: ActiveFilter['group'],
    label: string | false,
    change: Partial<Filters>,
  ): ActiveFilter[] => (label ? [{ group, label, change }] : []);
  const { q, model, budget, inStock, discounted, condition, priceMin, priceMax, rating } = filters;
  const priced = priceMin !== null || priceMax !== null;
  const stars = rating === 5 ? '5 stars' : `${rating} and up`;
  return [
    ...single('q', q && `“${q}”`, { q: '' }),
    ...single('model', model && titled(model), { model: '' }),
    ...single('budget', budget && (BUDGETS.get(budget) ?? budget), { budget: '' }),
    ...single('in_stock', inStock && 'In stock only', { inStock: false }),
    ...single('discounted', discounted && 'Discounted only', { discounted: false }),
    ...single('price', priced && priceLabel(filters), { priceMin: null, priceMax: null }),
    ...listed(filters, 'brand', 'brand', facets?.brands),
    ...single('rating', rating !== null && stars, { rating: null }),
    ...listed(filters, 'colour', 'colour', facets?.colours),
    ...single('condition', condition && nameIn(facets?.conditions, condition), { condition: '' }),
    ...listed(filters, 'bodyStyle', 'body_style', facets?.bodyStyles),
    ...listed(filters, 'fuel', 'fuel', facets?.fuels),
  ];
}

const KEYS: Record<ActiveFilter['group'], (keyof Filters)[]> = {
  q: ['q'],
  model: ['model'],
  budget: ['budget'],
  in_stock: ['inStock'],
  discounted: ['discounted'],
  price: ['priceMin', 'priceMax'],
  brand: ['brand'],
  rating: ['rating'],
  colour: ['colour'],
  condition: ['condition'],
  body_style: ['bodyStyle'],
  fuel: ['fuel'],
};

/** What takes a whole group off. */
export const withoutGroup = (group: ActiveFilter['group']): Partial<Filters> =>
  Object.fromEntries(KEYS[group].map((key) => [key, NO_FILTERS[key]]));
