import { progressOf } from './progress.ts';

type Order = Parameters<typeof progressOf>[0];

const event = (kind: Order['events'][number]['kind'], day: number) => ({
  kind,
  at: `2026-11-${day}T03:45:00.000Z`,
  text: null,
  by: null,
});
const ORDER: Order = {
  status: 'Pending',
  heldUntil: null,
  partlyShipped: false,
  paymentMethod: 'bank_transfer',
  events: [event('placed', 20)],
  shipments: [],
  lines: [],
};
const stations = (change: Partial<Order>) =>
  progressOf({ ...ORDER, ...change }).map(
    ({ title, at, expectedOn }) => `${title}${at ? '' : '?'}${expectedOn ?? ''}`,
  );

it('shows what has happened and what is to come', () => {
  expect(stations({ events: [event('placed', 20), event('paid', 21)] })).toEqual([
    'Placed',
    'Paid',
    'Shipped?',
    'Delivered?',
  ]);
});

it('awaits no payment before a delivery that is paid at the door', () => {
  const events = [event('placed', 20), event('shipped', 21)];
  expect(stations({ status: 'Shipped', paymentMethod: 'pay_on_delivery', events })).toEqual([
    'Placed',
    'Shipped',
    'Delivered?',
  ]);
});

it('tells when the rest of a part that was shipped is expected', () => {
  const shipments = [
    {
      number: 1,
      at: event('placed', 22).at,
      carrier: null,
      tracking: null,
      parcels: null,
      leavesOn: null,
      lines: [],
    },
  ];
  const lines = ['2026-12-04', null, '2026-12-02'].map((expectedOn) => ({ expectedOn }));
  expect(
    stations({ partlyShipped: true, shipments, lines: lines as unknown as Order['lines'] }),
  ).toEqual(['Placed', 'Paid?', 'Partly shipped', 'Rest ships?2026-12-04', 'Delivered?']);
});

it('says until when the payment is waited for', () => {
  const [, paid] = progressOf({ ...ORDER, heldUntil: '2026-11-26T14:17:00.000Z' });
  expect(paid).toEqual({ title: 'Paid', by: '2026-11-26T14:17:00.000Z' });
});

it('names no day for the rest once a delivery of it is late', () => {
  const shipments = [
    {
      number: 1,
      at: event('placed', 22).at,
      carrier: null,
      tracking: null,
      parcels: null,
      leavesOn: null,
      lines: [],
    },
  ];
  const lines = [
    { expectedOn: '2026-11-20', late: true },
    { expectedOn: '2026-12-02', late: false },
  ];
  expect(
    stations({ partlyShipped: true, shipments, lines: lines as unknown as Order['lines'] }),
  ).toContain('Rest ships?');
});

it('ends where it was cancelled', () => {
  const events = [event('placed', 20), event('cancelled', 21)];
  expect(stations({ status: 'Cancelled', events })).toEqual(['Placed', 'Cancelled']);
});
