import type { ProductList } from '@evmandi/api/contract/catalog';
import { Button } from '@evmandi/ui/button';
import { Stars } from '@evmandi/ui/stars';
import type { KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { plainPath } from '../listing-address.ts';
import { type ListingQuery, listingParams, NO_FILTERS, PARAMS } from '../listing-query.ts';
import { presetFor } from '../presets.ts';
import { Colours } from './colours.tsx';
import styles from './filters.module.css';
import { Options } from './options.tsx';
import { PriceFilter } from './price-filter.tsx';
import type { ChangeFilters } from './use-filters.ts';
import { VehicleFilters } from './vehicle-filters.tsx';
import { withValue } from './with-value.ts';

/** What the form has no control for, for when it is sent without script. */
function keptParams({ q, model, budget, sort, view }: ListingQuery) {
  return listingParams({ ...NO_FILTERS, q, model, budget, sort, view });
}

interface FilterFormProps {
  list: ProductList;
  /** What is chosen. */
  query: ListingQuery;
  onChange: ChangeFilters;
}

/** All filters with their counts. Each takes effect at once; without script they are sent together. */
export function FilterForm({ list, query, onChange }: FilterFormProps) {
  const { pathname } = useLocation();
  const { facets, priceSpan } = list;
  if (!facets) return null;
  // Enter would send the form, or press the first of its buttons.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  const stars = (value: string) => <Stars rating={Number(value)} bare />;
  return (
    <form
      action={plainPath(presetFor(pathname) ?? {})}
      method="get"
      aria-label="Filters"
      onKeyDown={press}
    >
      {keptParams(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button type="submit" block className={styles.apply}>
          Apply filters
        </Button>
      </noscript>
      <Options
        legend="Availability"
        name={PARAMS.inStock}
        type="checkbox"
        values={facets.inStock}
        chosen={query.inStock ? ['true'] : []}
        onChoose={(_, on) => onChange({ inStock: on })}
      />
      <Options
        legend="Offers"
        name={PARAMS.discounted}
        type="checkbox"
        values={facets.discounted}
        chosen={query.discounted ? ['true'] : []}
        onChoose={(_, on) => onChange({ discounted: on })}
      />
      <PriceFilter span={priceSpan} value={query} onChange={onChange} />
      <Options
        legend="Brands"
        name={PARAMS.brand}
        type="checkbox"
        values={facets.brands}
        chosen={query.brand}
        onChoose={(value, on) => onChange({ brand: withValue(query.brand, value, on) })}
      />
      <Options
        legend="Rating"
        name={PARAMS.rating}
        type="radio"
        values={facets.ratings}
        chosen={query.rating === null ? [] : [String(query.rating)]}
        onChoose={(value) => onChange({ rating: Number(value) })}
        mark={stars}
      />
      <Colours
        values={facets.colours}
        chosen={query.colour}
        onChoose={(value, on) => onChange({ colour: withValue(query.colour, value, on) })}
      />
      <VehicleFilters list={list} facets={facets} query={query} onChange={onChange} />
    </form>
  );
}
