import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { clashesOf, settled, stillPossible } from './conflict.ts';
import type { OrderChange } from './order-change.ts';

type Order = AdminOrderDetail;
type Line = Order['lines'][number];

const line = (position: number, more: Partial<Line>) =>
  ({
    position,
    quantity: 6,
    held: 6,
    waiting: 0,
    shipped: 0,
    cancelled: 0,
    returned: 0,
    ...more,
  }) as Line;

const order = (more: Partial<Order> = {}) =>
  ({
    number: '10241',
    version: 7,
    status: 'Pending',
    payment: 'Unpaid',
    mayBePaid: true,
    nextStatuses: ['Shipped', 'Cancelled'],
    toPay: 100,
    refundDue: 0,
    payments: [],
    shipments: [],
    events: [],
    lines: [line(1, {}), line(2, {})],
    ...more,
  }) as Order;

const PAY = {
  kind: 'pay' as const,
  ...{ amount: 100, method: 'upi', receivedOn: '2026-11-30', reference: 'HDFC2' },
  acceptsOverpayment: false,
};
const SHIP: OrderChange = {
  kind: 'ship',
  lines: [
    { position: 1, quantity: 6 },
    { position: 2, quantity: 6 },
  ],
  carrier: 'Delhivery',
  tracking: '1490',
  parcels: 1,
  leavesOn: '2026-11-27',
};

const parcel = {
  number: 1,
  at: '',
  carrier: 'Blue Dart',
  tracking: 'BD 88',
  parcels: 1,
  leavesOn: null,
  lines: [{ position: 1, quantity: 6 }],
};
const half = order({
  version: 8,
  partlyShipped: true,
  shipments: [parcel],
  lines: [line(1, { held: 0, shipped: 6 }), line(2, {})],
});

test('what somebody else shipped is not shipped again; how it travels is to choose', () => {
  expect(stillPossible(SHIP, half)).toEqual({ ...SHIP, lines: [{ position: 2, quantity: 6 }] });
  expect(clashesOf(SHIP, order(), half)).toEqual([
    {
      field: 'deed',
      label: 'Status',
      mine: 'Shipped, 6 pieces more',
      theirs: 'Pending, 6 pieces shipped',
    },
    { field: 'carrier', label: 'Carrier', mine: 'Delhivery', theirs: 'Blue Dart' },
    { field: 'tracking', label: 'Tracking', mine: '1490', theirs: 'BD 88' },
  ]);
  expect(settled(SHIP, half, { deed: 'mine', carrier: 'theirs', tracking: 'mine' })).toEqual({
    ...SHIP,
    lines: [{ position: 2, quantity: 6 }],
    carrier: 'Blue Dart',
  });
  expect(settled(SHIP, half, { deed: 'theirs' })).toBeUndefined();
});

test('what the order allows no longer can only be let go', () => {
  const cancelled = order({ status: 'Cancelled', nextStatuses: [], toPay: 0 });
  const changes: OrderChange[] = [
    SHIP,
    { ...PAY, reference: '' },
    { kind: 'cancel' },
    { kind: 'deliver' },
  ];
  for (const change of changes) {
    const [clash, ...others] = clashesOf(change, order(), cancelled);
    expect(clash?.impossible).toContain('Cancelled');
    expect(others).toEqual([]);
    expect(settled(change, cancelled, { deed: 'mine' })).toBeUndefined();
  }
});

test('a payment that somebody else recorded stands beside the own one', () => {
  const paid = order({
    payment: 'Paid',
    toPay: 0,
    payments: [
      {
        ...{ id: '1', amount: 1, method: 'bank_transfer', receivedAt: '', reference: 'HDFC1' },
        ...{ by: 'Ravi', reversed: false, reverses: null, note: null },
      },
    ],
  });
  expect(clashesOf({ ...PAY, reference: 'HDFC2' }, order(), paid)[0]).toMatchObject({
    mine: '₹1.00, reference HDFC2',
    theirs: 'Paid, reference HDFC1',
  });
});
