import { FILTER_KEYS, type Filters, groupOf, NO_FILTERS } from '@evmandi/contract/domain/filters';

/** How many filters narrow a listing: as many as `activeFilters` names. */
export const countFilters = (filters: Filters): number =>
  new Set(
    FILTER_KEYS.flatMap((key) => {
      const value = filters[key];
      // Each value of a list is one, a fleet of many kinds is one altogether.
      if (key !== 'fits' && Array.isArray(value)) return value.map((name) => key + name);
      return String(value) === String(NO_FILTERS[key]) ? [] : groupOf(key);
    }),
  ).size;
