/** Specification 2.9: what a quantity counts. */
export const UNITS = ['item', 'kg', 'piece', 'set'] as const;
export type Unit = (typeof UNITS)[number];

/** Returns the unit as its select shows it: `Item`, `kg`, `piece`, `set`. */
export const unitLabel = (unit: Unit): string => (unit === 'item' ? 'Item' : unit);
