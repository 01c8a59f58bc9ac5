import {
  FILTER_KEYS,
  FILTERS,
  filterRow,
  isCounted,
  isFact,
  NO_FILTERS,
} from '@evmandi/contract/domain/filters';
import { Button } from '@evmandi/ui/button';
import type { KeyboardEvent } from 'react';
import type { ShownList } from '../../shopping/shown-product.ts';
import { plainPath } from '../listing-address.ts';
import { type ListingQuery, listingParams } from '../listing-query.ts';
import { useListingPath } from '../use-listing-path.ts';
import { CountedFilter } from './counted-filter.tsx';
import styles from './filters.module.css';
import { holdsVehicles } from './holds-vehicles.ts';
import { PriceFilter } from './price-filter.tsx';
import type { ChangeFilters } from './use-filters.ts';

/** Filters with a control in the form. */
const SHOWN = FILTER_KEYS.filter(
  (key) => isCounted(key) || isFact(key) || filterRow(key).kind === 'rupees',
);
const NONE_SHOWN = Object.fromEntries(SHOWN.map((key) => [key, NO_FILTERS[key]]));

/** What the form has no control for, for when it is sent without script. */
const keptParams = (query: ListingQuery) => listingParams({ ...query, ...NONE_SHOWN, page: 1 });

interface FilterFormProps {
  list: ShownList;
  /** What is chosen. */
  query: ListingQuery;
  onChange: ChangeFilters;
}

/** All filters with their counts. Each takes effect at once; without script they are sent together. */
export function FilterForm({ list, query, onChange }: FilterFormProps) {
  const { preset } = useListingPath();
  const { facets } = list;
  if (!facets) return null;
  // Enter would send the form, or press the first of its buttons.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  const vehicles = holdsVehicles(list, query);
  return (
    <form action={plainPath(preset)} method="get" aria-label="Filters" onKeyDown={press}>
      {/* What Enter presses before the script answers: the first button, else a colour. */}
      <button type="submit" hidden />
      {keptParams(query).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        {typeof window === 'undefined' && (
          <Button type="submit" block className={styles.apply}>
            Apply filters
          </Button>
        )}
      </noscript>
      {SHOWN.map((key) => {
        if (key === 'priceMin') {
          return <PriceFilter key={key} list={list} value={query} onChange={onChange} />;
        }
        const technical = facets.technical?.find(({ fact }) => fact === key);
        if (technical && isFact(key)) {
          const { values } = technical;
          return (
            <CountedFilter key={key} {...{ filter: key, values, query, onChange, technical }} />
          );
        }
        if (!isCounted(key) || (filterRow(key).vehicles && !vehicles)) return null;
        // An older API may not count it.
        const values = facets[FILTERS[key].facet] ?? [];
        return <CountedFilter key={key} {...{ filter: key, values, query, onChange }} />;
      })}
    </form>
  );
}
