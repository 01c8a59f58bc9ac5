import type { Home, VehicleCard } from '@evmandi/api/contract/catalog';
import { read } from '@evmandi/runtime';

export type Row = 'bikes' | 'scooters' | 'evBikes' | 'evScooters';

export const readHome = (signal: AbortSignal) => read<Home>('/home', { signal });

/** The vehicles of a row that belong to a group; all where it has none. */
export function vehiclesOf(home: Home, row: Row, group?: string): VehicleCard[] {
  return home[row].filter(({ groups }) => group === undefined || groups.includes(group));
}
