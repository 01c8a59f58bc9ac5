import { FILTER_KEYS, type Filters, filterRow, NO_FILTERS } from '@evmandi/contract/domain/filters';
import type { ShownList } from '../../shopping/shown-product.ts';

/** Aisles of parts, where the filters of vehicles would hold nothing. */
const PARTS = [
  'spare-parts',
  'batteries-bms',
  'chargers-converters',
  'electrical-wiring',
  'accessories-tools',
];

const VEHICLE_KEYS = FILTER_KEYS.filter((key) => filterRow(key).vehicles);

/** The aisle decides, not the counts, so that no group of the form goes while others are chosen. */
export function holdsVehicles({ category }: ShownList, filters: Filters): boolean {
  const chosen = VEHICLE_KEYS.some((key) => String(filters[key]) !== String(NO_FILTERS[key]));
  return chosen || !PARTS.includes(category?.path[0]?.slug ?? '');
}
