import type { LaterIndex } from '../migrating/step.ts';

export const up = async (): Promise<void> => {};

/** A line is reviewed once. */
export const indexes: readonly LaterIndex[] = [
  {
    name: 'reviews_order_line',
    on: 'reviews (order_id, order_position) where order_id is not null',
    unique: true,
  },
];
