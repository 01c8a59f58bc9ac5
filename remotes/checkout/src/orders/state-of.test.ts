import type { OwnOrderRow } from '@evmandi/api/contract/own-orders';
import { stateOf } from './state-of.ts';

const ORDER: OwnOrderRow = {
  number: '10241',
  token: 'token',
  reference: 'EV-2026-10241',
  placedAt: '2026-11-21T03:45:00.000Z',
  status: 'Pending',
  partlyShipped: false,
  payment: 'Paid',
  paymentMethod: 'bank_transfer',
  toPay: 0,
  refundDue: 0,
  partPaid: false,
  total: 100,
  poNumber: null,
  products: [],
  lines: 3,
  pieces: 120,
  waiting: 0,
  shipped: 0,
  since: '2026-11-22T03:45:00.000Z',
  heldUntil: null,
};

it.each([
  [
    { payment: 'Unpaid', heldUntil: '2099-11-24T03:45:00.000Z' },
    'Stock is held until 24 Nov, 09:15 am. Pay with reference EV-2026-10241.',
  ],
  [{ payment: 'Unpaid', paymentMethod: 'pay_on_delivery' }, 'We pack it within 1-2 days'],
  [{ waiting: 40 }, '40 of 120 pieces wait for a delivery'],
  [
    { partlyShipped: true, shipped: 80, waiting: 40 },
    '80 of 120 pieces are on the way, 40 wait for a delivery',
  ],
  [{ status: 'Shipped' }, 'On the way since 22 Nov 2026'],
  [{ status: 'Delivered' }, 'Delivered on 22 Nov 2026'],
  [{ status: 'Cancelled' }, undefined],
] satisfies [Partial<OwnOrderRow>, string | undefined][])('%j: %s', (change, text) => {
  expect(stateOf({ ...ORDER, ...change })?.text).toBe(text);
});
