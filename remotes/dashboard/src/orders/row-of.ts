import type { AdminOrder, AdminOrderDetail } from '@evmandi/api/contract/admin-orders';

/** What of an order the list shows. */
export const rowOf = (order: AdminOrderDetail): Partial<AdminOrder> => ({
  status: order.status,
  payment: order.payment,
  partlyShipped: order.partlyShipped,
  refundDue: order.refundDue,
  toPay: order.toPay,
  partPaid: order.partPaid,
  sold: order.sold,
  version: order.version,
});
