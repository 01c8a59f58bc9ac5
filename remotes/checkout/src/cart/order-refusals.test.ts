import { MAX_LINES } from '@evmandi/contract/domain/limits';
import { testProduct } from '../testing/product.ts';
import { orderRefusals } from './order-refusals.ts';

const line = (own: Parameters<typeof testProduct>[0], quantity = 1) => ({
  id: own.id,
  quantity,
  product: testProduct(own),
});
const good = () => null;

// CART-7, SHIP-3
test('an order takes what is selected from 50.00 net on', () => {
  expect(orderRefusals([], good)).toEqual(['Select the lines that you want to order']);
  expect(orderRefusals([line({ id: '1', price: 25_00 }, 2)], good)).toEqual([]);
  expect(orderRefusals([line({ id: '1', price: 49_00 })], good)).toEqual([
    'The smallest order is ₹50.00 net: add ₹1.00',
  ]);
});

test('a line that is out of stock, or of which too few are left, is named', () => {
  const lines = [
    line({ id: '1', name: 'Charger', availability: 'out_of_stock' }),
    line({ id: '2', name: 'Horn' }, 9),
  ];
  const short = { code: 'short_stock', available: 3, message: 'Only 3 of Horn left' } as const;
  expect(orderRefusals(lines, ({ id }) => (id === '2' ? short : null))).toEqual([
    'Charger is out of stock: take it out, or ask for a quotation',
    'Only 3 of Horn left',
  ]);
});

test('of many refused lines three are named', () => {
  const lines = Array.from({ length: 6 }, (_, at) =>
    line({ id: String(at), availability: 'out_of_stock' }),
  );
  expect(orderRefusals(lines, good)).toHaveLength(4);
  expect(orderRefusals(lines, good).at(-1)).toBe('And 3 more lines like these');
});

test('an order of more products than one takes says how many to deselect', () => {
  const lines = Array.from({ length: MAX_LINES + 3 }, (_, at) => line({ id: String(at) }));
  expect(orderRefusals(lines, good)).toEqual([
    `One order takes ${MAX_LINES} different products: deselect 3 lines`,
  ]);
});
