import { areaName, entryOf, screenTitle } from './menu.ts';

test.each([
  ['/dashboard/coupons', 'Coupon Code'],
  ['/dashboard/products/media/', 'Product Media'],
  ['/dashboard/admin/authority/staff', 'Control Authority'],
  ['/dashboard/Customers', 'Customers'],
  ['/dashboard/tax-rates', 'Tax rates'],
  ['/dashboard/tax-rates/south_zone', 'Tax rates, south zone'],
  ['/dashboard/100%25', '100%'],
  ['/dashboard/100%', '100%'],
])('%s is called %s', (path, name) => {
  expect(areaName(path)).toBe(name);
});

test('a path belongs to the most exact entry', () => {
  expect(entryOf('/dashboard')?.label).toBe('Dashboard');
  expect(entryOf('/dashboard/orders')?.label).toBe('Order Management');
  expect(entryOf('/dashboards')).toBeUndefined();
});

test('only built screens have a title of their own', () => {
  expect(screenTitle('/dashboard/orders/')).toBe('Order Management');
  expect(screenTitle('/dashboard/coupons')).toBe('Dashboard');
});
