import type { AdminOrder } from '@evmandi/api/contract/admin-orders';
import { PART_PAID } from '@evmandi/contract/domain/order-status';
import { Dot } from '@evmandi/ui/pill';

type Owed = Pick<AdminOrder, 'status' | 'payment' | 'toPay' | 'refundDue' | 'partPaid'>;

function paymentText({ status, payment, refundDue, partPaid }: Owed): string {
  if (refundDue > 0) return 'Refund owed';
  if (partPaid) return PART_PAID;
  return status === 'Cancelled' && payment === 'Unpaid' ? 'Nothing to pay' : payment;
}

/** Whether an order is paid, and what is owed. */
export function PaymentMark({ order }: { order: Owed }) {
  const settled = order.toPay === 0 && order.refundDue === 0;
  return <Dot tone={settled ? 'paid' : 'unpaid'}>{paymentText(order)}</Dot>;
}
