import { inLettersOf } from './canonical-path.ts';

// ROUTE-17
test.each([
  ['/cart', '/Cart', '/cart'],
  ['/cart', '/cart', '/cart'],
  ['/listing/:category', '/LISTING/Spare-Parts', '/listing/Spare-Parts'],
  ['/order/:token', '/Order/AbC', '/order/AbC'],
  ['/order/:token', '/order/:Token', '/order/:token'],
  ['/category/*', '/Category/chargers/Type2', '/category/chargers/Type2'],
  ['/', '/', '/'],
])('%s at %s is %s', (pattern, pathname, canonical) => {
  expect(inLettersOf(pattern, pathname)).toBe(canonical);
});
