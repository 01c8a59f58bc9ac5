import { menu } from '../testing.ts';
import { areaName, entryOf, groupsOf } from './menu.ts';

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
  expect(areaName(menu, path)).toBe(name);
});

test('a path belongs to the most exact entry', () => {
  expect(entryOf(menu, '/dashboard')?.title).toBe('Dashboard');
  expect(entryOf(menu, '/dashboard/orders')?.title).toBe('Order Management');
  expect(entryOf(menu, '/dashboards')).toBeUndefined();
});

test('DASH-1: the declared menu has its entries in order, with requests, stock and searches', () => {
  const shown = groupsOf(menu).map(({ heading, entries }) => [
    heading,
    entries.map(({ title, path }) => `${title} ${path.replace('/dashboard', '')}`),
  ]);
  expect(shown).toEqual([
    [
      'Main menu',
      [
        'Dashboard ',
        'Order Management /orders',
        'Customers /customers',
        'Coupon Code /coupons',
        'Categories /categories',
        'Transaction /transactions',
        'Brand /brands',
      ],
    ],
    ['Requests', ['Quotes /quotes', 'Questions /questions', 'Job cards /b2b/vehicle-job-card']],
    [
      'Product',
      [
        'Add Products /products/add',
        'Product Media /products/media',
        'Product List /products/list',
        'Product Reviews /products/reviews',
        'Stock /stock',
        'Searches /searches',
      ],
    ],
    [
      'Admin',
      ['Admin role /admin/roles', 'Control Authority /admin/authority', 'Audit log /admin/audit'],
    ],
    [undefined, ['Your Shop /shop']],
  ]);
});

test('an entry of another remote stands in the group that it names, before what has none', () => {
  const mine = { group: 'Platform', title: 'Releases', path: '/platform' };
  expect(groupsOf([...menu, mine]).map(({ heading }) => heading)).toEqual([
    'Main menu',
    'Requests',
    'Product',
    'Admin',
    'Platform',
    undefined,
  ]);
});
