import { BODY_STYLES, BUDGETS, COLOURS, CONDITIONS, FUELS } from './filter-values.ts';

/**
 * What a filter's parameter takes:
 * - `words`: text to search for; `name`: one slug that the API knows; `names`: several
 * - `choice`: one of `values`; `choices`: any of them
 * - `vehicles`: several, as `fitment.ts` names them
 * - `facts`: several figures or words of a technical fact, by the slugs that the API gives them
 * - `flag`: `true`
 * - `stars`: 1 to 5, that many or more; `rupees`: whole rupees
 */
export type FilterKind =
  | 'words'
  | 'name'
  | 'names'
  | 'choice'
  | 'choices'
  | 'vehicles'
  | 'facts'
  | 'flag'
  | 'stars'
  | 'rupees';

export interface FilterRow {
  /** Its query parameter, in addresses of the site and of the API. */
  param: string;
  kind: FilterKind;
  values?: readonly string[];
  /** What it is removed together with, when that is not its parameter alone. */
  group?: string;
  /** Its property of `Facets`, for a filter whose values are counted. */
  facet?: string;
  /** Title of its group in the filter form. */
  legend?: string;
  /** Text of a `flag`. */
  label?: string;
  /** Vehicles alone have it: it is not offered among parts. */
  vehicles?: true;
}

const fact = <Param extends string>(param: Param) => ({ param, kind: 'facts' }) as const;

/**
 * Every filter of a listing beside its category, by its key in {@link Filters}. The order is that of the
 * filter form, of the active filters and of the parameters in an address. The API names the column of a
 * counted filter in `catalog/filter-columns.ts`.
 */
export const FILTERS = {
  q: { param: 'q', kind: 'words' },
  exact: { param: 'exact', kind: 'flag', group: 'q', label: 'Exact' },
  model: { param: 'model', kind: 'name' },
  fits: { param: 'fits', kind: 'vehicles' },
  unrecorded: { param: 'unrecorded', kind: 'flag', label: 'Fit unknown' },
  budget: { param: 'budget', kind: 'choice', values: BUDGETS.map(({ slug }) => slug) },
  voltage: fact('voltage'),
  capacity: fact('capacity'),
  power: fact('power'),
  current: fact('current'),
  connector: fact('connector'),
  length: fact('length'),
  diameter: fact('diameter'),
  position: fact('position'),
  thread: fact('thread'),
  inStock: {
    param: 'in_stock',
    kind: 'flag',
    facet: 'inStock',
    legend: 'Availability',
    label: 'In stock only',
  },
  discounted: {
    param: 'discounted',
    kind: 'flag',
    facet: 'discounted',
    legend: 'Offers',
    label: 'Discounted only',
  },
  priceMin: { param: 'price_min', kind: 'rupees', group: 'price' },
  priceMax: { param: 'price_max', kind: 'rupees', group: 'price' },
  brand: { param: 'brand', kind: 'names', facet: 'brands', legend: 'Brands' },
  rating: { param: 'rating', kind: 'stars', facet: 'ratings', legend: 'Rating' },
  colour: { param: 'colour', kind: 'choices', values: COLOURS, facet: 'colours', legend: 'Colour' },
  condition: {
    param: 'condition',
    kind: 'choice',
    values: CONDITIONS,
    facet: 'conditions',
    legend: 'Condition',
    vehicles: true,
  },
  bodyStyle: {
    param: 'body_style',
    kind: 'choices',
    values: BODY_STYLES,
    facet: 'bodyStyles',
    legend: 'Body style',
    vehicles: true,
  },
  fuel: {
    param: 'fuel',
    kind: 'choices',
    values: FUELS,
    facet: 'fuels',
    legend: 'Fuel',
    vehicles: true,
  },
} as const satisfies Record<string, FilterRow>;

type Rows = typeof FILTERS;
export type FilterKey = keyof Rows;

/** Keys of the filters whose values are counted. */
export type CountedKey = {
  [K in FilterKey]: Rows[K] extends { facet: string } ? K : never;
}[FilterKey];

/** Keys of the technical facts, of which a listing offers those that its category declares. */
export type Fact = { [K in FilterKey]: Rows[K]['kind'] extends 'facts' ? K : never }[FilterKey];

/** What the API calls a filter that can be removed alone: `price` is both of its ends. */
export type FilterGroup = {
  [K in FilterKey]: Rows[K] extends { group: infer G } ? G : Rows[K]['param'];
}[FilterKey];

type ValueOf<Kind extends FilterKind> = Kind extends 'names' | 'choices' | 'vehicles' | 'facts'
  ? string[]
  : Kind extends 'flag'
    ? boolean
    : Kind extends 'stars' | 'rupees'
      ? number | null
      : string;

/** What narrows a listing, its category aside. Empty text and lists, false and null do not narrow. */
export type Filters = { [K in FilterKey]: ValueOf<Rows[K]['kind']> };

export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[];

/** Returns the row of a filter without the exact types of its texts. */
export const filterRow = (key: FilterKey): FilterRow => FILTERS[key];

/** Returns whether the values of a filter are counted, as `Facets`. */
export const isCounted = (key: FilterKey): key is CountedKey => 'facet' in FILTERS[key];

/** Returns whether a filter is a technical fact. */
export const isFact = (key: FilterKey): key is Fact => filterRow(key).kind === 'facts';

export const FACTS: readonly Fact[] = FILTER_KEYS.filter(isFact);

/** In the order of the filter form. */
export const COUNTED_KEYS: readonly CountedKey[] = FILTER_KEYS.filter(isCounted);

/** Returns what the API calls a filter: its group, else its parameter. */
export const groupOf = (key: FilterKey): FilterGroup => {
  const { group, param } = filterRow(key);
  return (group ?? param) as FilterGroup;
};

const LISTS: readonly FilterKind[] = ['names', 'choices', 'vehicles', 'facts'];

function emptyValue(kind: FilterKind): Filters[FilterKey] {
  if (LISTS.includes(kind)) return [];
  if (kind === 'flag') return false;
  return kind === 'stars' || kind === 'rupees' ? null : '';
}

export const NO_FILTERS = Object.fromEntries(
  FILTER_KEYS.map((key) => [key, emptyValue(FILTERS[key].kind)]),
) as Filters;

/** Parameters of a listing's address that are no filters. */
const VIEW_PARAMS = ['sort', 'page', 'view'] as const;

/** Every query parameter that a listing reads. */
export const LISTING_PARAMS: readonly string[] = [
  ...FILTER_KEYS.map((key) => FILTERS[key].param),
  ...VIEW_PARAMS,
];
