import { PERMISSION } from '@evmandi/contract/domain/permissions';
import type { User } from '@evmandi/contract/domain/session';
import { type Access, permits } from '@evmandi/contract/platform/access';
import type { PageMenuEntry } from '@evmandi/contract/platform/page-menu';

type Entry = PageMenuEntry<'dashboard'>;
/** `access` is that of the screen: a signed-in person is not shown what they may not open. */
type OwnEntry = Omit<Entry, 'group' | 'access'> & { access: Access };

const ADMINISTRATION = PERMISSION.administration;
const COUNTER = [PERMISSION.administration, PERMISSION.counter];
const STOCK = [PERMISSION.administration, PERMISSION.stock];

const under = (group: string | undefined, entries: OwnEntry[]): (Entry & { access: Access })[] =>
  entries.map((entry) => ({ ...entry, ...(group && { group }) }));

/**
 * The entries of this remote, which come with the dashboard's frame: those that `remote.json` declares stand in
 * every document, the shop's as well.
 */
export const OWN_ENTRIES = [
  ...under('Main menu', [
    { title: 'Dashboard', path: '/dashboard', access: 'public', icon: 'dashboard' },
    { title: 'Order Management', path: '/dashboard/orders', access: COUNTER, icon: 'cart' },
    { title: 'Customers', path: '/dashboard/customers', access: COUNTER, icon: 'users' },
    { title: 'Coupon Code', path: '/dashboard/coupons', access: ADMINISTRATION, icon: 'ticket' },
    {
      title: 'Categories',
      path: '/dashboard/categories',
      access: ADMINISTRATION,
      icon: 'category',
    },
    {
      title: 'Transaction',
      path: '/dashboard/transactions',
      access: ADMINISTRATION,
      icon: 'credit-card',
    },
    { title: 'Brand', path: '/dashboard/brands', access: ADMINISTRATION, icon: 'award' },
  ]),
  ...under('Requests', [
    {
      title: 'Quotes',
      path: '/dashboard/quotes',
      access: COUNTER,
      icon: 'file-invoice',
      badge: 'quotes',
    },
    {
      title: 'Questions',
      path: '/dashboard/questions',
      access: COUNTER,
      icon: 'message',
      badge: 'questions',
    },
    {
      title: 'Job cards',
      path: '/b2b/vehicle-job-card',
      access: 'session',
      icon: 'clipboard-list',
    },
  ]),
  ...under('Product', [
    {
      title: 'Add Products',
      path: '/dashboard/products/add',
      access: ADMINISTRATION,
      icon: 'package',
      fold: true,
    },
    {
      title: 'Product Media',
      path: '/dashboard/products/media',
      access: ADMINISTRATION,
      fold: true,
    },
    { title: 'Product List', path: '/dashboard/products/list', access: ADMINISTRATION, fold: true },
    {
      title: 'Product Reviews',
      path: '/dashboard/products/reviews',
      access: ADMINISTRATION,
      fold: true,
    },
    { title: 'Stock', path: '/dashboard/stock', access: STOCK, fold: true },
    { title: 'Searches', path: '/dashboard/searches', access: ADMINISTRATION, fold: true },
  ]),
  ...under('Admin', [
    {
      title: 'Admin role',
      path: '/dashboard/admin/roles',
      access: ADMINISTRATION,
      icon: 'user-shield',
    },
    {
      title: 'Control Authority',
      path: '/dashboard/admin/authority',
      access: ADMINISTRATION,
      icon: 'lock-access',
    },
    { title: 'Audit log', path: '/dashboard/admin/audit', access: ADMINISTRATION, icon: 'history' },
  ]),
  ...under(undefined, [
    { title: 'Your Shop', path: '/dashboard/shop', access: 'public', icon: 'store' },
  ]),
];

/** Those that `user` may open; all for a visitor, whom each leads to signing in. */
export const ownMenu = (user: User | null): Entry[] =>
  OWN_ENTRIES.filter(({ access }) => user === null || permits(access, user));
