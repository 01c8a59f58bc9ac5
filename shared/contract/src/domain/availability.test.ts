import { availabilityText, deliveryText } from './availability.ts';

// STOCK-1
it.each([
  ['in_stock', null, 'In stock'],
  ['out_of_stock', null, 'Out of stock'],
  ['delivery_delay', '2025-10-12', 'Exp. delivery on 12 Oct'],
  ['delivery_delay', '2025-09-01', 'Exp. delivery on 1 Sep'],
  ['delivery_delay', null, 'Exp. delivery date not known yet'],
] as const)('%s %s reads "%s"', (availability, restockDate, text) => {
  expect(availabilityText({ availability, restockDate })).toBe(text);
});

it.each([
  [100, 'In stock, 100+'],
  [50, 'In stock, 50 to 99'],
  [10, 'In stock, 10 to 49'],
  [6, 'In stock, only 6'],
  [1, 'In stock, only one'],
])('a band of %i reads "%s"', (stockBand, text) => {
  expect(availabilityText({ availability: 'in_stock', stockBand })).toBe(text);
});

it('says from when on something is sold, whatever else is known of it', () => {
  const product = { availability: 'out_of_stock', restockDate: null } as const;
  expect(availabilityText({ ...product, soldFrom: '2099-12-05' })).toBe(
    'Upcoming, sold from 5 Dec',
  );
});

test.each([
  [100, 100, true],
  [100, 5_000, false],
  [10, 40, false],
  [3, 3, true],
  [3, 4, false],
])('of a band of %i, %i are promised: %s', (stockBand, quantity, promised) => {
  expect(deliveryText({ stockBand }, quantity).startsWith('Delivery')).toBe(promised);
});
