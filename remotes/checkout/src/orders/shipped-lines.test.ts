import type { Order } from '@evmandi/api/contract/orders';
import { partsOf } from './shipped-lines.ts';

const line = (position: number, pieces: Partial<Order['lines'][number]>) =>
  ({
    position,
    name: `Line ${position}`,
    unitPrice: 100,
    held: 0,
    waiting: 0,
    cancelled: 0,
    ...pieces,
  }) as Order['lines'][number];

it('tells each piece of an order once: shipped, held, awaited or cancelled', () => {
  const parts = partsOf({
    lines: [
      line(1, { quantity: 40, held: 10, shipped: 30 }),
      line(2, { quantity: 40, waiting: 40 }),
      line(3, { quantity: 5, cancelled: 5 }),
    ],
    shipments: [
      {
        number: 1,
        at: '2026-11-22T03:45:00.000Z',
        carrier: 'Blue Dart',
        tracking: null,
        parcels: null,
        leavesOn: null,
        lines: [{ position: 1, quantity: 30 }],
      },
    ],
  });
  const told = (list: { line: { name: string }; quantity: number; net: number }[]) =>
    list.map(({ line: { name }, quantity, net }) => [name, quantity, net]);
  expect(parts.shipments.map(({ parts: own }) => told(own))).toEqual([[['Line 1', 30, 3_000]]]);
  expect(told(parts.held)).toEqual([['Line 1', 10, 1_000]]);
  expect(told(parts.waiting)).toEqual([['Line 2', 40, 4_000]]);
  expect(told(parts.cancelled)).toEqual([['Line 3', 5, 500]]);
});
