import type { ProductList } from '@evmandi/api/contract/catalog';
import type { Facets } from '@evmandi/api/contract/facets';
import { type ListingQuery, PARAMS } from '../listing-query.ts';
import { Options } from './options.tsx';
import type { ChangeFilters } from './use-filters.ts';
import { withValue } from './with-value.ts';

/** Aisles of parts, where nothing has a body style. */
const PARTS = [
  'spare-parts',
  'batteries-bms',
  'chargers-converters',
  'electrical-wiring',
  'accessories-tools',
];

/** The aisle decides, not the counts, so that no group goes while others are chosen. */
function holdsVehicles({ category }: ProductList, query: ListingQuery): boolean {
  const chosen = query.condition !== '' || query.bodyStyle.length > 0 || query.fuel.length > 0;
  return chosen || !PARTS.includes(category?.path[0]?.slug ?? '');
}

interface VehicleFiltersProps {
  list: ProductList;
  facets: Facets;
  query: ListingQuery;
  onChange: ChangeFilters;
}

/** What only vehicles are told apart by. */
export function VehicleFilters({ list, facets, query, onChange }: VehicleFiltersProps) {
  if (!holdsVehicles(list, query)) return null;
  const { condition, bodyStyle, fuel } = query;
  return (
    <>
      <Options
        legend="Condition"
        name={PARAMS.condition}
        type="radio"
        values={facets.conditions}
        chosen={condition ? [condition] : []}
        onChoose={(value) => onChange({ condition: value })}
      />
      <Options
        legend="Body style"
        name={PARAMS.bodyStyle}
        type="checkbox"
        values={facets.bodyStyles}
        chosen={bodyStyle}
        onChoose={(value, on) => onChange({ bodyStyle: withValue(bodyStyle, value, on) })}
      />
      <Options
        legend="Fuel"
        name={PARAMS.fuel}
        type="checkbox"
        values={facets.fuels}
        chosen={fuel}
        onChoose={(value, on) => onChange({ fuel: withValue(fuel, value, on) })}
      />
    </>
  );
}
