import { lineAmounts } from '@evmandi/contract/domain/order-totals';

interface Pieces {
  quantity: number;
  cancelled: number;
  returned: number;
  unit_price: string;
  tax_rate: number;
}

/** Paise, with tax, of the pieces of an order that were neither cancelled nor came back. */
export function keptValue(lines: readonly Pieces[]): number {
  return lines.reduce((sum, { quantity, cancelled, returned, unit_price, tax_rate }) => {
    const { net, tax } = lineAmounts(Number(unit_price), quantity - cancelled - returned, tax_rate);
    return sum + net + tax;
  }, 0);
}

interface Money {
  status: string;
  /** Sums in paise. */
  paid: number;
  refunded: number;
}

/** Paise that were paid for what the buyer does not get: owed until a refund is recorded. */
export function refundDue(lines: readonly Pieces[], { status, paid, refunded }: Money): number {
  const kept = status === 'Cancelled' ? 0 : keptValue(lines);
  return Math.max(0, paid - refunded - kept);
}
