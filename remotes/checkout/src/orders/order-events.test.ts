import { historyOf, toCome } from './order-events.ts';

const titles = (...order: Parameters<typeof toCome>) => toCome(...order).map(({ title }) => title);

it.each([
  [
    'Pending',
    'Unpaid',
    'bank_transfer',
    ['Your payment arrives', 'We pack and ship it', 'Delivered'],
  ],
  ['Pending', 'Unpaid', 'pay_on_delivery', ['We pack and ship it', 'Delivered']],
  ['Pending', 'Paid', 'bank_transfer', ['We pack and ship it', 'Delivered']],
  ['Shipped', 'Paid', 'bank_transfer', ['Delivered']],
  ['Delivered', 'Unpaid', 'bank_transfer', []],
  ['Cancelled', 'Unpaid', 'bank_transfer', []],
] as const)(
  'of an order that is %s, %s, by %s there is still to come',
  (status, payment, paymentMethod, rest) => {
    expect(titles({ status, payment, paymentMethod })).toEqual(rest);
  },
);

it('tells the driver is paid only where nothing is paid before', () => {
  const [, last] = toCome({
    status: 'Pending',
    payment: 'Unpaid',
    paymentMethod: 'pay_on_delivery',
  });
  expect(last?.note).toBe('Pay the driver');
});

it('tells what happened, the newest first, a note in its own words', () => {
  const at = '2026-11-21T03:45:00.000Z';
  const events = [
    { kind: 'placed' as const, at, text: null, by: null },
    { kind: 'note' as const, at, text: 'Call before delivery', by: null },
  ];
  expect(historyOf({ events }).map(({ title }) => title)).toEqual([
    'Call before delivery',
    'Order placed, stock taken',
  ]);
});
