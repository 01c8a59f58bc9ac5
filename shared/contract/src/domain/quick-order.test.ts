import {
  foldText,
  NO_SUCH_PRODUCT,
  productNaming,
  readQuantity,
  unitProblem,
} from './quick-order.ts';

test.each([
  ['12', { quantity: 12 }],
  ['12.0', { quantity: 12 }],
  ['1,200', { quantity: 1200 }],
  ['9999', { quantity: 9999 }],
  ['', { error: 'Enter a quantity' }],
  ['0', { error: 'Quantity must be 1 or more' }],
  ['-3', { error: 'Quantity must be 1 or more' }],
  ['1.5', { error: 'Quantity must be a whole number, such as 12' }],
  ['1e3', { error: 'Quantity must be a whole number, such as 12' }],
  ['0x10', { error: 'Quantity must be a whole number, such as 12' }],
  ['twelve', { error: 'Quantity must be a whole number, such as 12' }],
  ['10000', { error: 'Quantity must be 9,999 or less' }],
  ['9'.repeat(180), { error: 'Quantity must be 9,999 or less' }],
])('the quantity %.20s', (text, result) => {
  expect(readQuantity(text)).toEqual(result);
});

test.each([
  ['', 'set', null],
  ['SET', 'set', null],
  ['set', null, null],
  ['item', 'set', 'This product is sold by the set: choose set'],
  ['kg', 'item', 'This product is sold by the item: choose Item'],
  ['box', 'set', 'Unit must be item, kg, piece or set'],
  ['box', null, 'Unit must be item, kg, piece or set'],
] as const)('the unit %j of what is sold by the %s', (text, sold, problem) => {
  expect(unitProblem(text, sold)).toBe(problem);
});

const disc = { sku: 'BD-1', name: 'Brake Disc' };
const twin = { sku: 'BD-2', name: 'brake  disc' };
const pads = { sku: 'BP-1', name: 'Brake Pads' };

test.each([
  [' bd-2 ', { product: twin }],
  ['BRAKE   pads', { product: pads }],
  ['brake disc', { error: 'Several products have this name: enter the SKU' }],
  ['brake', { error: NO_SUCH_PRODUCT }],
])('the product that %j names', (text, naming) => {
  expect(productNaming([disc, twin, pads])(text)).toEqual(naming);
});

test('a part number comes before a name', () => {
  const named = { sku: 'X-1', name: 'BD-1' };
  expect(productNaming([named, disc])('bd-1')).toEqual({ product: disc });
});

test('texts are compared without case and spare spaces', () => {
  expect(foldText('  Brake\t\n DISC ')).toBe('brake disc');
});
