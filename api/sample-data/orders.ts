import type { OrderStatus, PaymentStatus } from '@evmandi/contract/domain/order-status';

export type PlannedLine = [sku: string, quantity: number];

interface OrderSeed {
  customer: string;
  status: OrderStatus;
  payment: PaymentStatus;
  /** Days from the order to the first start. */
  daysAgo: number;
  lines: PlannedLine[];
}

const row = (
  customer: string,
  status: OrderStatus,
  payment: PaymentStatus,
  daysAgo: number,
  ...lines: PlannedLine[]
): OrderSeed => ({ customer, status, payment, daysAgo, lines });

/** The first page of the dashboard, as it was designed; the newest first. */
export const NEWEST_ORDERS: OrderSeed[] = [
  row(
    'Imran Shaikh',
    'Pending',
    'Unpaid',
    0.03,
    ['BP-EV-2041', 2],
    ['BD-220-W', 1],
    ['HL-LED-1240', 4],
  ),
  row('Deccan Fleet Services', 'Shipped', 'Paid', 0.09, ['MC-7250-FOC', 1]),
  row('Priya Menon', 'Delivered', 'Paid', 0.11, ['HL-LED-1240', 1]),
  row('Godavari Logistics', 'Pending', 'Unpaid', 0.76, ['RS-340-G', 4]),
  row('Sai Motors', 'Pending', 'Paid', 0.83, ['DC-7212-15', 4]),
  row('Anil Verma', 'Delivered', 'Paid', 0.95, ['BD-220-W', 1]),
  row('Charminar Cabs', 'Cancelled', 'Unpaid', 1.73, ['AX-20-W', 3]),
  row('Nandini Traders', 'Shipped', 'Paid', 1.87, ['BP-EV-2055', 6]),
  row('Vizag EV Works', 'Delivered', 'Paid', 2.04, ['WH-12W-B', 3]),
  row('Lakshmi Stores', 'Delivered', 'Paid', 2.77, ['BP-EV-2041', 3]),
];

export const FIRST_ORDER_NUMBER = 10_002;
export const ORDER_COUNT = 240;
