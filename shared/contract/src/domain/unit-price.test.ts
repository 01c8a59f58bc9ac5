import { breakSteps, nextBreak, unitPrice } from './unit-price.ts';

const pads = {
  price: 649_00,
  priceBreaks: [
    { from: 10, off: 500 },
    { from: 50, off: 1_000 },
    { from: 100, off: 1_500 },
  ],
};

// MONEY-3, PRODUCT-9
test.each([
  [1, 649_00],
  [9, 649_00],
  [10, 617_00],
  [49, 617_00],
  [50, 584_00],
  [100, 552_00],
  [9_999, 552_00],
])('%i pieces cost %i paise each', (quantity, each) => {
  expect(unitPrice(pads, quantity)).toBe(each);
});

// MONEY-1
test('whole rupees stay whole, paise are rounded half up, and nothing becomes free', () => {
  const half = [{ from: 2, off: 5_000 }];
  expect(unitPrice({ price: 100, priceBreaks: half }, 2)).toBe(100);
  expect(unitPrice({ price: 101, priceBreaks: half }, 2)).toBe(51);
  expect(unitPrice({ price: 1, priceBreaks: half }, 2)).toBe(1);
  expect(unitPrice({ price: 1_00_00_00_000_00, priceBreaks: half }, 2)).toBe(50_00_00_000_00);
});

test('a product without breaks costs the same, whatever its answer left out', () => {
  expect([
    unitPrice({ price: 5 }, 500),
    breakSteps({ price: 5 }),
    nextBreak({ price: 5 }, 1),
  ]).toEqual([5, [], undefined]);
});

test('steps cover all quantities, and the next one is what more pieces would cost', () => {
  expect(breakSteps(pads).map(({ from, to, price }) => [from, to, price])).toEqual([
    [1, 9, 649_00],
    [10, 49, 617_00],
    [50, 99, 584_00],
    [100, null, 552_00],
  ]);
  expect(nextBreak(pads, 9)?.from).toBe(10);
  expect(nextBreak(pads, 10)?.from).toBe(50);
  expect(nextBreak(pads, 100)).toBeUndefined();
});
