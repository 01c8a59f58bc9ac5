import type { ProductSort } from '@evmandi/api/contract/catalog';
import { readWords } from '../read-words.ts';
import { BUDGETS } from './segment.ts';
import { BODY_STYLES, COLOURS, CONDITIONS, FUELS, isSlug, RATINGS } from './values.ts';

/** Fills rows of two and three. */
export const PAGE_SIZE = 12;

/** In the order of the selector; the first is the default. */
export const SORTS: readonly { value: ProductSort; label: string }[] = [
  { value: 'popularity', label: 'Popularity' },
  { value: 'price_asc', label: 'Price low to high' },
  { value: 'price_desc', label: 'Price high to low' },
  { value: 'name', label: 'Name A to Z' },
  { value: 'rating', label: 'Rating' },
];

export type ListingView = 'grid' | 'list';

/** What narrows a listing, its category aside. Empty text and lists, and null, do not narrow. */
export interface Filters {
  q: string;
  brand: string[];
  /** Whole rupees, included, as is the one below. */
  priceMin: number | null;
  priceMax: number | null;
  /** So many stars or more. */
  rating: number | null;
  colour: string[];
  inStock: boolean;
  /** Only what is sold below its original price. */
  discounted: boolean;
  condition: string;
  bodyStyle: string[];
  fuel: string[];
  /** Slug of a vehicle model. */
  model: string;
  /** Slug of a price band of vehicles. */
  budget: string;
}

/** What a listing is asked for; anything unknown in its address means the default. */
export interface ListingQuery extends Filters {
  sort: ProductSort;
  page: number;
  /** Null where the address leaves it to the person's own choice. */
  view: ListingView | null;
}

export const NO_FILTERS: Filters = {
  q: '',
  brand: [],
  priceMin: null,
  priceMax: null,
  rating: null,
  colour: [],
  inStock: false,
  discounted: false,
  condition: '',
  bodyStyle: [],
  fuel: [],
  model: '',
  budget: '',
};
const DEFAULTS: ListingQuery = { ...NO_FILTERS, sort: 'popularity', page: 1, view: null };

/** The filters' names in addresses, which are the API's. */
export const PARAMS = {
  q: 'q',
  brand: 'brand',
  priceMin: 'price_min',
  priceMax: 'price_max',
  rating: 'rating',
  colour: 'colour',
  inStock: 'in_stock',
  discounted: 'discounted',
  condition: 'condition',
  bodyStyle: 'body_style',
  fuel: 'fuel',
  model: 'model',
  budget: 'budget',
} as const satisfies Record<keyof Filters, string>;

const MOST_BRANDS = 20;
const among = (known: readonly string[]) => (value: string) => known.includes(value);

/** A list repeats its parameter, as forms do, or has commas in it. */
function readList(params: URLSearchParams, name: string, valid: (value: string) => boolean) {
  const values = params.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(values)].filter(valid).sort().slice(0, MOST_BRANDS);
}

const readOne = (params: URLSearchParams, name: string, valid: (value: string) => boolean) =>
  readList(params, name, valid)[0] ?? '';

/** A whole number of rupees, signs and separators aside: `₹1,249` is 1249. */
export function readRupees(text: string | null): number | null {
  const digits = (text ?? '').replace(/[\s,₹]/g, '').replace(/\.\d*$/, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}

function readPrices(params: URLSearchParams): Pick<Filters, 'priceMin' | 'priceMax'> {
  const priceMin = readRupees(params.get(PARAMS.priceMin));
  const priceMax = readRupees(params.get(PARAMS.priceMax));
  const swapped = priceMin !== null && priceMax !== null && priceMin > priceMax;
  return swapped ? { priceMin: priceMax, priceMax: priceMin } : { priceMin, priceMax };
}

const isOn = (value: string | null) => ['true', '1', 'on'].includes(value ?? '');

function readFilters(params: URLSearchParams): Filters {
  const rating = readOne(params, PARAMS.rating, among(RATINGS));
  return {
    q: readWords(params),
    brand: readList(params, PARAMS.brand, isSlug),
    ...readPrices(params),
    rating: rating === '' ? null : Number(rating),
    colour: readList(params, PARAMS.colour, among(COLOURS)),
    inStock: isOn(params.get(PARAMS.inStock)),
    discounted: isOn(params.get(PARAMS.discounted)),
    condition: readOne(params, PARAMS.condition, among(CONDITIONS)),
    bodyStyle: readList(params, PARAMS.bodyStyle, among(BODY_STYLES)),
    fuel: readList(params, PARAMS.fuel, among(FUELS)),
    model: readOne(params, PARAMS.model, isSlug),
    budget: readOne(params, PARAMS.budget, (value) => BUDGETS.has(value)),
  };
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export function readListingQuery(params: URLSearchParams): ListingQuery {
  const view = params.get('view');
  return {
    ...readFilters(params),
    sort: SORTS.find(({ value }) => value === params.get('sort'))?.value ?? DEFAULTS.sort,
    page: readPage(params.get('page')),
    view: view === 'list' || view === 'grid' ? view : null,
  };
}

const textOf = (value: string | number | true | string[]): string[] => [value].flat().map(String);

/** The parameters of what is not as by default, in one order for one selection. */
export function listingParams(query: Partial<ListingQuery>): [string, string][] {
  const names: Record<string, string> = { ...PARAMS, sort: 'sort', view: 'view', page: 'page' };
  return Object.entries(names).flatMap(([key, name]) => {
    const value = query[key as keyof ListingQuery];
    const usual = DEFAULTS[key as keyof ListingQuery];
    if (value === undefined || value === null || value === false || value === usual) return [];
    return textOf(value).map((text): [string, string] => [name, text]);
  });
}

/** What a change makes of a query: a change of anything but page and view starts again at page 1. */
export function changed(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  const restarts = Object.keys(change).some((key) => key !== 'page' && key !== 'view');
  return { ...query, ...(restarts && { page: 1 }), ...change };
}

/** The query string of a changed query, defaults left out: `?sort=name&page=2`, or the empty string. */
export function listingSearch(query: ListingQuery, change: Partial<ListingQuery>): string {
  const text = new URLSearchParams(listingParams(changed(query, change))).toString();
  return text && `?${text}`;
}
