import type { CustomerStatus } from '@evmandi/contract/domain/customer-status';
import type { OrderStatus, PaymentStatus } from '@evmandi/contract/domain/order-status';
import type { Big, Day } from './columns.ts';

/** Counts that the database keeps by itself in the transaction of each change; days are India's. */
export interface FigureTables {
  /** By the day of placing and what the orders are now; `total` in paise. */
  order_days: {
    day: Day;
    country: string;
    status: OrderStatus;
    payment: PaymentStatus;
    orders: number;
    total: Big;
  };
  /** Orders that were not cancelled, and paise with tax, by day and product. */
  product_days: { day: Day; product_id: string; orders: number; revenue: Big };
  /** Every name under which a product was ordered, with the number of its lines. */
  sold_names: { product_id: string; name: string; lines: number };
  /** The lines of all orders, by what the orders are now. */
  sold_lines: { product_id: string; status: OrderStatus; order_id: string };
  /** Customers with an order; `spend` is the paise of those that were not cancelled. */
  customer_figures: {
    customer_id: string;
    orders: number;
    pending: number;
    delivered: number;
    cancelled: number;
    spend: Big;
  };
  /** Days on which a customer bought, with the number of orders that were not cancelled. */
  customer_days: { customer_id: string; day: Day; orders: number };
  /** Customers by a day on which they bought and the next such day, `infinity` for none. */
  buying_days: { day: Day; next_day: string; customers: number };
  /** Customers by the day of registration and what they are now. */
  registered_days: { day: Day; status: CustomerStatus; customers: number };
}
