import type { LaterIndex } from '../migrating/step.ts';

/** What the chore has left, mostly nothing. */
export const indexes: readonly LaterIndex[] = [
  { name: 'fitment_unworded', on: 'fitment (product_id) where not worded' },
];

export const up = async (): Promise<void> => {};
