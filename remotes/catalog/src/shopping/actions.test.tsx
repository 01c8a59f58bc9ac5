import { cart, comparison, notify, useCart, useComparison } from '@evmandi/runtime';
import { addToCart, toggleCompared } from './actions.ts';

beforeEach(() => cart.change(() => ({ lines: [], selected: null })));

const quantities = () => useCart.getState().lines.map(({ quantity }) => quantity);

// STOCK-5
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

// COMPARE-1
test('a fifth product to compare is refused with a message', () => {
  jest.spyOn(notify, 'success').mockImplementation(() => {});
  const refused = jest.spyOn(notify, 'error').mockImplementation(() => {});
  comparison.clear();
  for (const id of ['1', '2', '3', '4']) toggleCompared({ id, name: `Product ${id}` });
  expect(refused).not.toHaveBeenCalled();
  toggleCompared({ id: '5', name: 'Product 5' });
  expect(useComparison.getState().ids).toEqual(['1', '2', '3', '4']);
  expect(refused.mock.lastCall?.[0]).toBe(
    'You can compare 4 products at most. Remove one to add another.',
  );
});
