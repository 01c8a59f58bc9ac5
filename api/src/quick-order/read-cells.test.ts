import { priceWarning, readCents, readQuantity, unitProblem } from './read-cells.ts';

test.each([
  ['12', { quantity: 12 }],
  ['12.0', { quantity: 12 }],
  ['1,200', { quantity: 1200 }],
  ['9999', { quantity: 9999 }],
  ['', { error: 'Enter a quantity' }],
  ['0', { error: 'Quantity must be 1 or more' }],
  ['-3', { error: 'Quantity must be 1 or more' }],
  ['1.5', { error: 'Quantity must be a whole number' }],
  ['1,5', { error: 'Quantity must be a whole number' }],
  ['1e3', { error: 'Quantity must be a whole number' }],
  ['0x10', { error: 'Quantity must be a whole number' }],
  ['=1+1', { error: 'Quantity must be a whole number' }],
  ['twelve', { error: 'Quantity must be a whole number' }],
  ['10000', { error: 'Quantity must be 9,999 or less' }],
  ['9'.repeat(180), { error: 'Quantity must be 9,999 or less' }],
])('the quantity %.20s', (text, result) => {
  expect(readQuantity(text)).toEqual(result);
});

// QUICK-12
test.each([
  ['', 'set', null],
  ['SET', 'set', null],
  ['set', null, null],
  ['Nos', 'piece', null],
  ['Nos.', 'set', null],
  ['Pcs', 'piece', null],
  ['pc', 'item', null],
  ['Kgs', 'kg', null],
  ['Set of 2', 'set', null],
  ['pair', 'set', null],
  ['pcs', 'set', 'This product is sold by the set: choose set'],
  ['set of 4', 'set', 'This product is sold in sets of 2: choose set and count the sets'],
  ['item', 'set', 'This product is sold by the set: choose set'],
  ['kg', 'item', 'This product is sold by the item: choose Item'],
  ['nos', 'kg', 'This product is sold by the kg: choose kg'],
  ['box', 'set', 'Unit must be item, kg, piece or set'],
  ['box', null, 'Unit must be item, kg, piece or set'],
  ['__proto__', null, 'Unit must be item, kg, piece or set'],
] as const)('the unit %j of what is sold by the %s', (text, unit, problem) => {
  expect(unitProblem(text, unit && { unit, packSize: 2 })).toBe(problem);
});

test.each([
  ['25', 25_00],
  ['$25.00', 25_00],
  ['$ 1,234.5', 1_234_50],
  ['1,234', 1_234_00],
  ['14,96', 14_96],
  ['$14,9', 14_90],
  ['12.50 net', 12_50],
  ['12.505', 12_51],
  ['19.99 USD', 19_99],
  ['₹500', null],
  ['free', null],
  ['-1', null],
])('the price %j', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

// QUICK-10
test('prices are compared in cents at the rate', () => {
  expect(priceWarning('$28.14', 2_350_00, 83.5)).toBeNull();
  expect(priceWarning('28.1437', 2_350_00, 83.5)).toBeNull();
  expect(priceWarning('', 2_350_00, 83.5)).toBeNull();
  expect(priceWarning('$25.00', 2_350_00, 83.5)).toBe(
    'Price differs: $25.00 in your file, $28.14 today',
  );
  expect(priceWarning('2,350 rupees', 2_350_00, 83.5)).toBe(
    'The price in your file could not be read: ours holds',
  );
});
