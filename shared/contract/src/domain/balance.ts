import type { OrderStatus, PaymentStatus } from './order-status.ts';
import { lineAmounts } from './order-totals.ts';

/** What of one order line the buyer keeps. */
export interface KeptLine {
  quantity: number;
  cancelled: number;
  returned: number;
  /** Paise without tax. */
  unitPrice: number;
  /** Basis points: 1000 is 10 %. */
  taxRate: number;
}

/** All sums are paise. */
export interface OrderMoney {
  status: OrderStatus;
  /** Value of the lines that the buyer keeps, with tax. */
  kept: number;
  /** Payments, less those that were reversed. */
  paid: number;
  refunded: number;
}

export interface Balance {
  /** `kept - paid + refunded`: what the buyer owes; negative if the shop owes. */
  due: number;
  toPay: number;
  toRefund: number;
  /** The mark "Part paid" beside Unpaid. */
  partPaid: boolean;
}

/** Returns the paise, with tax, of the pieces that were neither cancelled nor returned. */
export const keptValue = (lines: readonly KeptLine[]): number =>
  lines.reduce((sum, { quantity, cancelled, returned, unitPrice, taxRate }) => {
    const { net, tax } = lineAmounts(unitPrice, quantity - cancelled - returned, taxRate);
    return sum + net + tax;
  }, 0);

/** Returns what is still to be paid or refunded (ORDER-14). The buyer keeps nothing of a cancelled order. */
export function balanceOf({ status, kept, paid, refunded }: OrderMoney): Balance {
  const due = (status === 'Cancelled' ? 0 : kept) - paid + refunded;
  return {
    due,
    toPay: Math.max(0, due),
    toRefund: Math.max(0, -due),
    partPaid: due > 0 && paid > refunded,
  };
}

/** Returns Paid if nothing is to be paid (ORDER-3). */
export const paymentOf = ({ due }: Balance): PaymentStatus => (due > 0 ? 'Unpaid' : 'Paid');
