import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { formatPaise } from '@evmandi/contract/domain/money';
import { counted } from '@evmandi/contract/domain/numbers';
import type { OrderStatus } from '@evmandi/contract/domain/order-status';

export interface LineQuantity {
  position: number;
  quantity: number;
}

/** One thing that staff do to one order. */
export type OrderChange =
  | {
      kind: 'ship';
      lines: LineQuantity[];
      carrier: string;
      tracking: string;
      parcels: number;
      /** In India, `YYYY-MM-DD`. */
      leavesOn: string;
    }
  | { kind: 'deliver' }
  | { kind: 'cancel' }
  | {
      kind: 'pay';
      /** Paise; null where what was typed is no amount. */
      amount: number | null;
      method: string;
      /** In India, `YYYY-MM-DD`. */
      receivedOn: string;
      reference: string;
      /** Records more than is to be paid. */
      acceptsOverpayment: boolean;
    }
  /** Takes back a payment that was recorded by mistake. */
  | { kind: 'reverse'; payment: string; reason: string }
  | { kind: 'refund'; reference: string }
  | { kind: 'return'; lines: LineQuantity[]; reason: string };

export const piecesOf = (lines: readonly LineQuantity[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

type Line = AdminOrderDetail['lines'][number];

/** What of each line can leave now, those without any left out. */
export const shippable = (lines: readonly Line[]): LineQuantity[] =>
  lines.filter(({ held }) => held > 0).map(({ position, held }) => ({ position, quantity: held }));

/** What of each line is with the buyer and can come back. */
export const returnable = (lines: readonly Line[]): LineQuantity[] =>
  lines
    .filter(({ shipped, returned }) => shipped > returned)
    .map(({ position, shipped, returned }) => ({ position, quantity: shipped - returned }));

/** Pieces of a line that are neither shipped nor cancelled. */
export const dueIn = ({ quantity, shipped, cancelled }: Line): number =>
  quantity - shipped - cancelled;

/** The status that an order has once those pieces have left. */
export function statusAfter(order: AdminOrderDetail, lines: readonly LineQuantity[]): OrderStatus {
  const due = order.lines.reduce((sum, line) => sum + dueIn(line), 0);
  return piecesOf(lines) >= due ? 'Shipped' : order.status;
}

/** What was done, for the line with Undo. */
export function doneText(number: string, change: OrderChange): string {
  const order = `Order #${number}`;
  switch (change.kind) {
    case 'ship':
      return `${order}: ${counted(piecesOf(change.lines), 'piece')} shipped`;
    case 'deliver':
      return `${order} marked Delivered`;
    case 'cancel':
      return `${order} cancelled`;
    case 'pay':
      return `${order}: ${formatPaise(change.amount ?? 0)} recorded`;
    case 'reverse':
      return `${order}: payment reversed`;
    case 'refund':
      return `${order}: refund recorded`;
    case 'return':
      return `${order}: ${counted(piecesOf(change.lines), 'piece')} back in stock`;
  }
}
