/** The units of a quantity (FAV-3, QUICK-3). */
export const UNITS = ['item', 'kg', 'piece', 'set'] as const;
export type Unit = (typeof UNITS)[number];

/** Returns the unit as its select shows it: `Item`, `kg`, `piece`, `set`. */
export const unitLabel = (unit: Unit): string => (unit === 'item' ? 'Item' : unit);

/** Returns how something is packed: "Set of 2", "Pack of 12"; null for single pieces. */
export function packText(unit: Unit, packSize: number | undefined): string | null {
  if (!packSize || packSize < 2) return unit === 'set' ? '1 set' : null;
  return `${unit === 'set' ? 'Set' : 'Pack'} of ${packSize}`;
}
