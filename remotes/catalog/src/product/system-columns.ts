import type { VehicleParts } from '@evmandi/api/contract/fitment';

type Systems = VehicleParts['systems'];

/** Two columns of about the same height, in the order of the systems. */
export function inColumns(systems: Systems): Systems[] {
  // A head is about as high as a row.
  const rows = (some: Systems) => some.reduce((sum, { parts }) => sum + parts.length + 1, 0);
  const half = rows(systems) / 2;
  const at = systems.findIndex((_, index) => rows(systems.slice(0, index + 1)) >= half) + 1;
  return [systems.slice(0, at), systems.slice(at)].filter(({ length }) => length > 0);
}
