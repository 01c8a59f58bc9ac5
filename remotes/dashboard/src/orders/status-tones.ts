import type { OrderStatus } from '@evmandi/contract/domain/order-status';

/** Colours of the statuses (ORDER-2). */
export const TONES = {
  Pending: 'pending',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
} as const satisfies Record<OrderStatus, string>;
