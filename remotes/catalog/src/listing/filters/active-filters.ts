import type { ProductList } from '@evmandi/api/contract/catalog';
import { BUDGETS, nameOfRating, nameOfSlug } from '@evmandi/contract/domain/filter-values';
import {
  FILTER_KEYS,
  FILTERS,
  type FilterGroup,
  type FilterKey,
  type Filters,
  filterRow,
  groupOf,
  isCounted,
  NO_FILTERS,
} from '@evmandi/contract/domain/filters';
import { formatPrice } from '@evmandi/contract/domain/money';
import { readVehicle } from '@evmandi/contract/domain/vehicle-ref';

/** What an answer calls the values of filters. */
export type Names = Pick<ProductList, 'facets' | 'vehicles'>;

/** A filter that narrows a listing, and the change that removes it. */
export interface ActiveFilter {
  label: string;
  change: Partial<Filters>;
  group: FilterGroup;
}

const PAISE = 100;
const rupees = (amount: number) => formatPrice(amount * PAISE);

function priceLabel({ priceMin, priceMax }: Filters): string {
  if (priceMin === null) return `Up to ${rupees(priceMax ?? 0)}`;
  return priceMax === null
    ? `From ${rupees(priceMin)}`
    : `${rupees(priceMin)} - ${rupees(priceMax)}`;
}

const keysOf = (group: FilterGroup): FilterKey[] =>
  FILTER_KEYS.filter((key) => groupOf(key) === group);

/** The change that removes all filters of a group. */
export const withoutGroup = (group: FilterGroup): Partial<Filters> =>
  Object.fromEntries(keysOf(group).map((key) => [key, NO_FILTERS[key]]));

/** `ather.450x_2023` where an older API does not say what it is called: "Ather 450X, 2023". */
function vehicleName(text: string): string {
  const { make = '', model = '', variant, year } = readVehicle(text) ?? {};
  const more = [variant && nameOfSlug(variant), year].filter(Boolean);
  // What holds a figure is a type, in capitals as makers write it.
  const type = nameOfSlug(model).replace(/(?<!\S)\S*\d\S*/g, (word) => word.toUpperCase());
  return [`${nameOfSlug(make)} ${type}`, ...more].join(', ');
}

/** What the catalogue calls a vehicle. */
const vehicleIn = ({ vehicles }: Names, value: string): string =>
  vehicles?.find((each) => each.value === value)?.name ?? vehicleName(value);

/** The API's name of a value, or, where it has none, the name that the slug gives. */
function nameIn({ facets }: Names, key: FilterKey, value: string): string {
  // An older API may not count it.
  const known =
    (isCounted(key)
      ? facets?.[FILTERS[key].facet]
      : facets?.technical?.find(({ fact }) => fact === key)?.values) ?? [];
  const budget = key === 'budget' ? BUDGETS.find(({ slug }) => slug === value) : undefined;
  return (known.find((each) => each.value === value) ?? budget)?.name ?? nameOfSlug(value);
}

function labelOf(filters: Filters, key: FilterKey, names: Names): string {
  const { kind, label } = filterRow(key);
  const value = filters[key];
  if (kind === 'flag') return label ?? '';
  if (kind === 'rupees') return priceLabel(filters);
  if (typeof value === 'number') return value === 5 ? '5 stars' : nameOfRating(value);
  return kind === 'words' ? `“${value}”` : nameIn(names, key, String(value));
}

function filtersOf(filters: Filters, key: FilterKey, names: Names): ActiveFilter[] {
  const value = filters[key];
  const group = groupOf(key);
  // A fleet of many kinds is one filter. Of parts without a record nobody says that they fit it.
  if (key === 'fits' && filters.fits[0]) {
    const [first, ...others] = filters.fits;
    const name = others.length > 0 ? `${others.length + 1} vehicles` : vehicleIn(names, first);
    const label = filters.unrecorded ? `For ${name}` : `Fits ${name}`;
    return [{ label, change: { fits: [] }, group }];
  }
  if (Array.isArray(value)) {
    return value.map((one) => ({
      label: nameIn(names, key, one),
      change: { [key]: value.filter((other) => other !== one) },
      group,
    }));
  }
  if (value === NO_FILTERS[key]) return [];
  // Both ends of the price are one filter: the first that is given stands for both.
  if (keysOf(group).find((other) => filters[other] !== NO_FILTERS[other]) !== key) return [];
  return [{ label: labelOf(filters, key, names), change: withoutGroup(group), group }];
}

/** Returns all filters of a listing, one for each value, in the order of the table. */
export const activeFilters = (filters: Filters, names: Names): ActiveFilter[] =>
  FILTER_KEYS.flatMap((key) => filtersOf(filters, key, names));
