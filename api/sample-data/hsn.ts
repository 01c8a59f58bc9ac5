import type { Vehicle } from '../src/database/tables/catalog.ts';

/** Headings of the customs tariff by category, where one heading holds for all that stands in it. */
const BY_CATEGORY: Record<string, string> = {
  'battery-packs': '8507',
  bells: '8306',
  cables: '8544',
  cells: '8507',
  converters: '8504',
  'dc-fast': '8504',
  lights: '8512',
  portable: '8504',
  suspension: '8714',
  'wallbox-ac': '8504',
  'wire-locks': '8301',
  'wiring-harnesses': '8544',
};

/** Motor cycles, mopeds and cycles with a motor. */
const TWO_WHEELER = '8711';
const TWO_WHEELERS: readonly Vehicle[] = ['bike', 'scooter', 'cycle'];

/** Returns the HSN code of a part or a vehicle; null where its category does not tell. */
export const hsnOf = ({ category, vehicle }: { category: string; vehicle?: Vehicle }) =>
  vehicle && TWO_WHEELERS.includes(vehicle) ? TWO_WHEELER : (BY_CATEGORY[category] ?? null);
