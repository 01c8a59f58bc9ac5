export const ORDER_STATUSES = ['Pending', 'Shipped', 'Delivered', 'Cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type PaymentStatus = 'Unpaid' | 'Paid';

/** Ruling 11: where an order may go from here. Delivered and Cancelled are final. */
export const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Pending: ['Shipped', 'Cancelled'],
  Shipped: ['Delivered', 'Cancelled'],
  Delivered: [],
  Cancelled: [],
};

/** Ruling 11: Unpaid to Paid only; nobody pays for a cancelled order. */
export const mayBePaid = (status: OrderStatus, payment: PaymentStatus): boolean =>
  payment === 'Unpaid' && status !== 'Cancelled';
