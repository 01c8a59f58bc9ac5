import type { AdminOrder, AdminOrderList } from '@evmandi/api/contract/admin-orders';
import { homeView, toFigures } from './figures.ts';
import { SAMPLE_FIGURES } from './sample-figures.ts';

const person = (...codes: number[]) => ({
  id: 'u1',
  username: 'asha',
  name: 'Asha Rao',
  role: { name: 'Admin', permissions: codes.map((permissionCode) => ({ permissionCode })) },
});

const order = (index: number, payment: 'Paid' | 'Unpaid'): AdminOrder => ({
  id: `o${index}`,
  orderNumber: String(10_000 + index),
  product: { id: 'p', name: 'Brake pad', picture: { path: '/p.svg', alt: '' } },
  lines: 1,
  customer: { id: 'c', number: 'CUST-1042', name: 'Imran Shaikh' },
  placedAt: '2025-10-01T05:59:00Z',
  total: 1_516_680,
  payment,
  status: 'Pending',
  partlyShipped: false,
  refundDue: 0,
  version: 1,
});

const trend = { now: 0, before: 0, change: null };
const last28Days = {
  total: trend,
  new: trend,
  completed: trend,
  cancelled: trend,
  revenue: trend,
};

const list: AdminOrderList = {
  orders: Array.from({ length: 10 }, (_, index) => order(index, index % 2 ? 'Paid' : 'Unpaid')),
  page: { page: 1, pageSize: 10, pages: 24, total: 240 },
  counts: { all: 240, Pending: 38, Shipped: 52, Delivered: 141, Cancelled: 9 },
  atLeast: [],
  stats: { total: 240, new: 38, completed: 141, cancelled: 9, revenue: 8_350_000_00, last28Days },
};

test('rupees become dollar cents at the configured rate', () => {
  const figures = toFigures(list, 83.5);
  expect(figures.salesCents).toBe(10_000_000);
  expect(figures.transactions[0]?.cents).toBe(18_164);
});

test('the seven latest orders, an unpaid one pending', () => {
  const { transactions } = toFigures(list, 83.5);
  expect(transactions.map(({ orderNumber, status }) => `${orderNumber} ${status}`)).toEqual([
    '10000 Pending',
    '10001 Paid',
    '10002 Pending',
    '10003 Paid',
    '10004 Pending',
    '10005 Paid',
    '10006 Pending',
  ]);
});

test('only a holder of 1001 sees real figures', () => {
  expect(homeView(null, false)).toEqual({ view: 'sample', stale: false });
  expect(homeView(person(1002), false)).toEqual({ view: 'sample', stale: false });
  expect(homeView(person(1001), true)).toEqual({ view: 'live', stale: false });
});

test('signing out hides loaded figures at once, signing in asks for them', () => {
  expect(homeView(null, true)).toEqual({ view: 'sample', stale: true });
  expect(homeView(person(1001), false)).toEqual({ view: 'sample', stale: true });
});

test('the sample adds up', () => {
  const sum = Object.values(SAMPLE_FIGURES.byStatus).reduce((total, count) => total + count, 0);
  expect(sum).toBe(SAMPLE_FIGURES.orders);
});
