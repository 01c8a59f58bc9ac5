import type { TransactionStatus } from '@evmandi/contract/domain/order-status';
import type { Figures } from './figures.ts';

const sale = (
  orderNumber: string,
  customer: string,
  placedAt: string,
  status: TransactionStatus,
  cents: number,
) => ({ id: orderNumber, orderNumber, customer, placedAt, status, cents });

/** What a visitor looks at, always under a label that says so. */
export const SAMPLE_FIGURES: Figures = {
  salesCents: 35_040_000,
  orders: 10_700,
  byStatus: { Pending: 509, Shipped: 1_214, Delivered: 8_883, Cancelled: 94 },
  transactions: [
    sale('6545', 'Imran Shaikh', '2025-10-01T05:59:00Z', 'Paid', 6_400),
    sale('5412', 'Deccan Fleet Services', '2025-10-01T05:59:00Z', 'Pending', 55_700),
    sale('6622', 'Priya Menon', '2025-10-01T05:59:00Z', 'Paid', 15_600),
    sale('6462', 'Godavari Logistics', '2025-10-01T05:59:00Z', 'Paid', 26_500),
    sale('6401', 'Sai Motors', '2025-09-30T10:40:00Z', 'Pending', 126_500),
    sale('6398', 'Anil Verma', '2025-09-30T07:56:00Z', 'Paid', 20_900),
    sale('6377', 'Charminar Cabs', '2025-09-29T13:02:00Z', 'Paid', 54_400),
  ],
};
