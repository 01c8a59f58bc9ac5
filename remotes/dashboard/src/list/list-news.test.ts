import type { AdminOrder } from '@evmandi/api/contract/admin-orders';
import { inPlace, newsOf } from './list-news.ts';

const order = (orderNumber: string, version = 1, more: Partial<AdminOrder> = {}) =>
  ({ orderNumber, version, status: 'Pending', ...more }) as AdminOrder;
const KIND = {
  keyOf: (row: AdminOrder) => row.orderNumber,
  versionOf: (row: AdminOrder) => row.version,
  noun: 'order',
};
const list = (...orders: AdminOrder[]) => orders;
const NONE = new Map<string, Partial<AdminOrder>>();

test('rows keep their places and show the newest of their orders', () => {
  const [first, second] = [order('1'), order('2')];
  const shipped = order('2', 2, { status: 'Shipped' });
  const rows = inPlace(KIND, [first, second], [shipped, order('3'), order('1')], NONE);
  expect(rows).toEqual([first, shipped]);
  // An order that did not change is the same row: it is not drawn again.
  expect(rows[0]).toBe(first);
});

test('an order that left the page shows what was done to it here', () => {
  const own = new Map([['1', { version: 2, status: 'Shipped' as const }]]);
  expect(inPlace(KIND, [order('1')], [], own)).toEqual([order('1', 2, { status: 'Shipped' })]);
  // The list may be older than the change.
  expect(inPlace(KIND, [order('1')], [order('1')], own)[0]?.status).toBe('Shipped');
  expect(inPlace(KIND, [order('1')], [order('1', 3)], own)[0]?.version).toBe(3);
});

test('news says what an update would bring', () => {
  expect(newsOf(KIND, list(order('1'), order('2')), list(order('1'), order('2', 2)))).toBe('');
  expect(newsOf(KIND, list(order('1'), order('2')), list(order('3'), order('1')))).toBe(
    'The list has changed: 1 other order on this page, 1 order no longer here.',
  );
  expect(newsOf(KIND, list(order('1'), order('2')), list(order('2'), order('1')))).toBe(
    'The list has changed: its order is another.',
  );
});
