export const ORDER_STATUSES = ['Pending', 'Shipped', 'Delivered', 'Cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = ['Paid', 'Unpaid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** An order as a transaction (ORDER-3): Pending until it is paid. */
export const TRANSACTION_STATUSES = ['Paid', 'Pending'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** Bank transfer against the invoice, or cash or UPI to the driver. */
export const PAYMENT_METHODS = ['bank_transfer', 'pay_on_delivery'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How money arrived. A payment on delivery is cash or UPI to the driver. */
export const RECEIPT_METHODS = [
  'bank_transfer',
  'upi',
  'cash',
  'cheque',
  'pay_on_delivery',
] as const;
export type ReceiptMethod = (typeof RECEIPT_METHODS)[number];

/** The statuses that may follow (ORDER-1). Delivered and Cancelled are final. */
export const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Pending: ['Shipped', 'Cancelled'],
  Shipped: ['Delivered', 'Cancelled'],
  Delivered: [],
  Cancelled: [],
};

/** Pieces of an order's line. */
export interface LinePieces {
  quantity: number;
  /** Taken from stock for it: held, or shipped. */
  allocated: number;
  shipped: number;
  cancelled: number;
}

/** Pieces that are still to be shipped. */
export const dueOf = ({ quantity, shipped, cancelled }: LinePieces): number =>
  quantity - shipped - cancelled;

/** Pieces that wait for a delivery. */
export const waitingOf = ({ quantity, allocated, cancelled }: LinePieces): number =>
  quantity - allocated - cancelled;

/** Pieces that are there and can be shipped. */
export const heldOf = ({ allocated, shipped }: LinePieces): number => allocated - shipped;

/** The mark beside Pending (ORDER-5). */
export const PARTLY_SHIPPED = 'Partly shipped';

/** The mark beside Unpaid (ORDER-3). */
export const PART_PAID = 'Part paid';

/** Whether money is asked for: never for a cancelled order (ORDER-3). */
export const mayBePaid = (status: OrderStatus, payment: PaymentStatus): boolean =>
  payment === 'Unpaid' && status !== 'Cancelled';
