import {
  type OrderStatus,
  PART_PAID,
  PARTLY_SHIPPED,
  type PaymentStatus,
} from '@evmandi/contract/domain/order-status';
import { Dot, Pill } from '@evmandi/ui/pill';

const TONES = {
  Pending: 'pending',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
} as const satisfies Record<OrderStatus, string>;

interface StatusMarksProps {
  status: OrderStatus;
  /** A part of a Pending order is on its way. */
  partlyShipped: boolean;
  payment: PaymentStatus;
  partPaid: boolean;
}

/** Where an order is, and whether it is paid. */
export function StatusMarks({ status, partlyShipped, payment, partPaid }: StatusMarksProps) {
  const paid = payment === 'Paid';
  return (
    <>
      <Pill tone={TONES[status]}>{status}</Pill>
      {partlyShipped && <Pill tone="vip">{PARTLY_SHIPPED}</Pill>}
      {status === 'Cancelled' && !paid ? (
        <span>No payment</span>
      ) : (
        <Dot tone={paid ? 'paid' : 'unpaid'}>{partPaid ? PART_PAID : payment}</Dot>
      )}
    </>
  );
}
