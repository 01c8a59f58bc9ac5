import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { packed } from './packed.ts';

const line = (position: number, held: number) =>
  ({ position, held }) as AdminOrderDetail['lines'][number];
const parcel = {
  number: 1,
  at: '',
  carrier: null,
  tracking: null,
  parcels: null,
  leavesOn: null,
  lines: [{ position: 1, quantity: 4 }],
};
const slip = (lines: AdminOrderDetail['lines'], shipments: AdminOrderDetail['shipments']) =>
  packed({ lines, shipments }).map(({ line: { position }, pieces }) => [position, pieces]);

test('a slip lists what is about to leave, and of an order that has left its last parcel', () => {
  expect(slip([line(1, 0), line(2, 3)], [])).toEqual([[2, 3]]);
  expect(slip([line(1, 0), line(2, 3)], [parcel])).toEqual([[2, 3]]);
  expect(slip([line(1, 0), line(2, 0)], [parcel])).toEqual([[1, 4]]);
  expect(slip([line(1, 0)], [])).toEqual([]);
});
