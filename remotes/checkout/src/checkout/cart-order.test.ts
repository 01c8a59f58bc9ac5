import { toOrder, withoutOrdered } from './cart-order.ts';

const LINES = [
  { id: '1', quantity: 5 },
  { id: '2', quantity: 1 },
  { id: 'old-sku', quantity: 1 },
];

// CART-7
it('orders the selected lines, the first one where none was ever selected', () => {
  expect(toOrder({ lines: LINES, selected: ['2', 'old-sku', 'gone'] })).toEqual([
    { productId: '2', quantity: 1 },
  ]);
  expect(toOrder({ lines: LINES, selected: null })).toEqual([{ productId: '1', quantity: 5 }]);
});

// CHECKOUT-3
it('leaves in the cart what was not ordered, and what was added since', () => {
  const ordered = [
    { productId: '1', quantity: 3 },
    { productId: '2', quantity: 1 },
  ];
  expect(withoutOrdered(LINES, ordered)).toEqual([
    { id: '1', quantity: 2 },
    { id: 'old-sku', quantity: 1 },
  ]);
});
