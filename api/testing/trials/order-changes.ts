import { dayInIndia } from '@evmandi/contract/domain/dates';
import { type Maker, on } from './makers.ts';
import { own, type Subjects } from './subjects.ts';

const order = (subjects: Subjects) => subjects.order();

/** Calls that change an order, as `CHANGES`. */
export const ORDER_CHANGES: Record<string, Maker> = {
  'patch /api/admin/orders/{number}': on('number', order, (version) => ({
    version,
    payment: 'Paid',
    reference: own('UTR'),
  })),
  'post /api/admin/orders/{number}/shipments': on('number', order, (version) => ({
    version,
    lines: [{ position: 1, quantity: 2 }],
    carrier: 'Blue Dart',
    tracking: '1234',
  })),
  'post /api/admin/orders/{number}/returns': on(
    'number',
    (subjects) => subjects.shipped(),
    (version) => ({ version, lines: [{ position: 1, quantity: 2 }], reason: 'Damaged' }),
  ),
  'post /api/admin/orders/{number}/payments': on('number', order, (version) => ({
    version,
    amount: 100,
    method: 'upi',
    receivedOn: dayInIndia(Date.now()),
    reference: own('UPI'),
  })),
  'post /api/admin/orders/{number}/payments/{payment}/reversal': async (subjects) => {
    const { number, version, payment } = await subjects.paid();
    return { path: { number, payment }, body: { version, reason: 'Of another order' } };
  },
  'post /api/admin/orders/{number}/refunds': on(
    'number',
    (subjects) => subjects.returned(),
    (version) => ({ version, reference: own('UTR') }),
  ),
  'post /api/admin/orders/{number}/notes': on('number', order, () => ({ text: 'A note' })),
  'post /api/admin/orders/{number}/undo': on(
    'number',
    (subjects) => subjects.shipped(),
    (version) => ({ version }),
  ),
  'post /api/admin/orders/bulk': async (subjects) => {
    const { number, version } = await subjects.order();
    return { body: { action: 'ship', orders: [{ number, version }] } };
  },
};
