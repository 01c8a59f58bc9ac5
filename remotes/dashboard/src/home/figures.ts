import type { AdminOrderList } from '@evmandi/api/contract/admin-orders';
import type { OrderStatus, TransactionStatus } from '@evmandi/contract/domain/order-status';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { hasPermission, type User } from '@evmandi/contract/domain/session';

export interface Transaction {
  id: string;
  orderNumber: string;
  customer: string;
  placedAt: string;
  status: TransactionStatus;
  cents: number;
}

/** What the overview shows; money in dollar cents (ruling 9). */
export interface Figures {
  salesCents: number;
  orders: number;
  byStatus: Record<OrderStatus, number>;
  transactions: Transaction[];
}

const LATEST = 7;

/** Orders as the overview tells them. `rupeesPerDollar` is the configured rate. */
export function toFigures(
  { orders, counts, stats }: AdminOrderList,
  rupeesPerDollar: number,
): Figures {
  const cents = (paise: number) => Math.round(paise / rupeesPerDollar);
  const { Pending, Shipped, Delivered, Cancelled } = counts;
  return {
    salesCents: cents(stats.revenue),
    orders: stats.total,
    byStatus: { Pending, Shipped, Delivered, Cancelled },
    transactions: orders.slice(0, LATEST).map((order) => ({
      id: order.id,
      orderNumber: order.orderNumber,
      customer: order.customer.name,
      placedAt: order.placedAt,
      status: order.payment === 'Paid' ? 'Paid' : 'Pending',
      cents: cents(order.total),
    })),
  };
}

/** Ruling 6: only administrators see real figures, and only for them the API is asked. */
export const maySeeFigures = (user: User | null): boolean =>
  hasPermission(user, PERMISSION.administration);

export type HomeView = 'live' | 'sample';

/**
 * Which figures to show, and whether what was loaded no longer fits the session (a sign-in or sign-out
 * since). Real figures are never shown to a person who may not see them, however they got here.
 */
export function homeView(user: User | null, loaded: boolean): { view: HomeView; stale: boolean } {
  const may = maySeeFigures(user);
  return { view: may && loaded ? 'live' : 'sample', stale: may !== loaded };
}
