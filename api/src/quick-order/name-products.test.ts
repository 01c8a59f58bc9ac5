import { foldText, productNaming } from './name-products.ts';

const disc = { sku: 'BD-1', name: 'Brake Disc' };
const twin = { sku: 'BD-2', name: 'brake  disc' };
const pads = { sku: 'BP-1', name: 'Brake Pads' };

test.each([
  [' bd-2 ', { product: twin }],
  ['BRAKE   pads', { product: pads }],
  ['bp 1', { product: pads }],
  ['Bp1', { product: pads }],
  ['c/12', { problem: 'unknown' }],
  ['brake disc', { problem: 'several' }],
  ['brake', { problem: 'unknown' }],
  ['constructor', { problem: 'unknown' }],
  ['__proto__', { problem: 'unknown' }],
])('the product that %j names', (text, naming) => {
  const likeOneAnother = ['C-12', 'C1-2'].map((sku) => ({ sku, name: 'Clip' }));
  expect(productNaming([disc, twin, pads, ...likeOneAnother])(text)).toEqual(naming);
});

test('a part number comes before a name', () => {
  const named = { sku: 'X-1', name: 'BD-1' };
  expect(productNaming([named, disc])('bd-1')).toEqual({ product: disc });
});

test('texts are compared without case and spare spaces', () => {
  expect(foldText('  Brake\t\n DISC ')).toBe('brake disc');
});
