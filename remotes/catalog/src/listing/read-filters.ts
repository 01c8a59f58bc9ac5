import { isSlug, MAX_STARS } from '@evmandi/contract/domain/filter-values';
import {
  FILTER_KEYS,
  type FilterKey,
  type FilterRow,
  type Filters,
  filterRow,
} from '@evmandi/contract/domain/filters';
import { isVehicle } from '@evmandi/contract/domain/fitment';
import { readWords } from '../read-words.ts';

/** As many as the API takes. */
const MAX_VALUES = 50;

/** A list repeats its parameter, as forms do, or has commas in it. Sorted, each value once. */
function readList(params: URLSearchParams, { param, values, kind }: FilterRow): string[] {
  const given = params.getAll(param).flatMap((value) => value.toLowerCase().split(','));
  const named = kind === 'vehicles' ? isVehicle : isSlug;
  const valid = values ? (value: string) => values.includes(value) : named;
  return [...new Set(given)].filter(valid).sort().slice(0, MAX_VALUES);
}

/** Returns a whole number of rupees, separators aside: `₹1,249` is 1249; null for anything else. */
export function readRupees(text: string | null): number | null {
  const digits = (text ?? '').replace(/[\s,₹]/g, '').replace(/\.\d*$/, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}

function readStars(text: string | null): number | null {
  const stars = /^\d$/.test(text ?? '') ? Number(text) : 0;
  return stars >= 1 && stars <= MAX_STARS ? stars : null;
}

const isOn = (text: string | null) => ['true', '1', 'on'].includes(text ?? '');

function readFilter(params: URLSearchParams, key: FilterKey): Filters[FilterKey] {
  const row = filterRow(key);
  const text = params.get(row.param);
  switch (row.kind) {
    case 'words':
      return readWords(params);
    case 'flag':
      return isOn(text);
    case 'stars':
      return readStars(text);
    case 'rupees':
      return readRupees(text);
    case 'name':
    case 'choice':
      return readList(params, row)[0] ?? '';
    default:
      return readList(params, row);
  }
}

/** Reads the filters of an address; what is unknown or wrong does not narrow. */
export function readFilters(params: URLSearchParams): Filters {
  const filters = Object.fromEntries(
    FILTER_KEYS.map((key) => [key, readFilter(params, key)]),
  ) as Filters;
  const { priceMin: low, priceMax: high } = filters;
  const crossed = low !== null && high !== null && low > high;
  return crossed ? { ...filters, priceMin: high, priceMax: low } : filters;
}
