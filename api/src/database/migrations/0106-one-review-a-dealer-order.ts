import type { LaterIndex } from '../migrating/step.ts';

export const up = async (): Promise<void> => {};

/** What a dealer delivered is reviewed once. */
export const indexes: readonly LaterIndex[] = [
  {
    name: 'reviews_dealer_orders',
    on: 'reviews (dealer_order_id) where dealer_order_id is not null',
    unique: true,
  },
];
