import { cart, useCart } from '@evmandi/runtime';
import { addToCart } from './actions.ts';

beforeEach(() => cart.change(() => ({ lines: [], selected: null })));

const quantities = () => useCart.getState().lines.map(({ quantity }) => quantity);

test.each([{ single: true as const }, { condition: 'used' as const }])(
  'a used vehicle is one piece, however often it is added: %j',
  (kind) => {
    const product = { id: '7', name: 'Ather 450X, 2022', price: 90_000_00, ...kind };
    addToCart(product, 1);
    addToCart(product, 1);
    expect(quantities()).toEqual([1]);
  },
);

test('what there are several of is added each time', () => {
  const product = { id: '8', name: 'Brake Pad Set', price: 500_00 };
  addToCart(product, 2);
  addToCart(product, 3);
  expect(quantities()).toEqual([5]);
});
