import { draw } from '../pictures/picture.ts';
import { checkLines } from './check-lines.ts';
import type { Orderable } from './orderables.ts';

const product = (id: string, stock: number, more: Partial<Orderable> = {}): Orderable => ({
  id,
  sku: `SKU-${id}`,
  name: `Product ${id}`,
  picture: draw('brakePad'),
  unit: 'item',
  price: 1_249_00,
  priceBreaks: [],
  taxRate: 1_000,
  stock,
  incoming: 0,
  arrivesOn: null,
  soldFrom: null,
  ...more,
});

const check = (quantity: number, ...products: Orderable[]) =>
  checkLines([{ productId: '1', quantity }], new Map(products.map((one) => [one.id, one])));

test('what is there is taken whole and priced', () => {
  const { lines, problems } = check(3, product('1', 3));
  expect(problems).toEqual([]);
  expect(lines).toMatchObject([
    { quantity: 3, waiting: 0, expectedOn: null, net: 3_747_00, tax: 374_70 },
  ]);
});

// STOCK-5
test.each([
  [
    product('1', 0),
    'out_of_stock',
    0,
    'Product 1 is out of stock: take it out, or ask for a quotation',
  ],
  [product('1', 2), 'short_stock', 2, 'Only 2 of Product 1 left: lower the quantity'],
  [
    product('1', 1, { incoming: 1, arrivesOn: '2099-01-02' }),
    'short_stock',
    2,
    'Only 1 of Product 1 left and 1 expected on 2 Jan: lower the quantity',
  ],
  [
    product('1', 9, { soldFrom: '2099-01-02' }),
    'out_of_stock',
    0,
    'Product 1 is sold from 2 Jan on',
  ],
])('refused: %#', (one, code, available, message) => {
  const { lines, problems } = check(3, one);
  expect(problems).toEqual([{ line: 0, productId: '1', code, available, message }]);
  expect(lines).toMatchObject([{ waiting: 0, net: 3_747_00 }]);
});

test('what has run out waits for a delivery that is announced', () => {
  const { lines, problems } = check(3, product('1', 0, { incoming: 3, arrivesOn: '2099-01-02' }));
  expect(problems).toEqual([]);
  expect(lines).toMatchObject([{ waiting: 3, expectedOn: '2099-01-02' }]);
});

test('what is there is taken and the rest waits', () => {
  const { lines, problems } = check(3, product('1', 2, { incoming: 9, arrivesOn: '2099-01-02' }));
  expect(problems).toEqual([]);
  expect(lines).toMatchObject([{ quantity: 3, waiting: 1, expectedOn: '2099-01-02' }]);
});

test('each wrong line is named by its place, an unknown product too', () => {
  const { lines, problems } = checkLines(
    [
      { productId: '9', quantity: 1 },
      { productId: '1', quantity: 1 },
      { productId: '2', quantity: 1 },
    ],
    new Map([
      ['1', product('1', 1)],
      ['2', product('2', 0)],
    ]),
  );
  expect(lines.map((line) => line.product.id)).toEqual(['1', '2']);
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [0, 'unknown_product'],
    [2, 'out_of_stock'],
  ]);
});
