import type { OwnOrderRow } from '@evmandi/api/contract/own-orders';
import { formatDayOf, formatMoment } from '@evmandi/contract/domain/dates';
import { counted } from '@evmandi/contract/domain/numbers';

export interface OrderStateText {
  tone: 'good' | 'way' | 'due';
  text: string;
}

const waits = (pieces: number) => (pieces === 1 ? 'waits' : 'wait');

/** Where an order is and what it needs, in a sentence; nothing of a cancelled one. */
export function stateOf(order: OwnOrderRow): OrderStateText | undefined {
  const { status, payment, paymentMethod, reference, since, heldUntil } = order;
  const { pieces, waiting, shipped, partlyShipped } = order;
  if (status === 'Cancelled') return undefined;
  if (status === 'Delivered') return { tone: 'good', text: `Delivered on ${formatDayOf(since)}` };
  if (status === 'Shipped') return { tone: 'way', text: `On the way since ${formatDayOf(since)}` };
  if (payment === 'Unpaid' && paymentMethod === 'bank_transfer') {
    const hold = heldUntil ? `Stock is held until ${formatMoment(heldUntil)}. ` : '';
    return { tone: 'due', text: `${hold}Pay with reference ${reference}.` };
  }
  if (partlyShipped) {
    const rest = waiting > 0 ? `, ${waiting} ${waits(waiting)} for a delivery` : '';
    return {
      tone: 'way',
      text: `${shipped} of ${counted(pieces, 'piece')} are on the way${rest}`,
    };
  }
  if (waiting > 0) {
    const text = `${waiting} of ${counted(pieces, 'piece')} ${waits(waiting)} for a delivery`;
    return { tone: 'way', text };
  }
  return { tone: 'way', text: 'We pack it within 1-2 days' };
}
