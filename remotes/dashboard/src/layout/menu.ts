export type MenuIcon =
  | 'dashboard'
  | 'orders'
  | 'customers'
  | 'coupons'
  | 'categories'
  | 'transactions'
  | 'brands'
  | 'product'
  | 'roles'
  | 'authority';

export interface MenuEntry {
  label: string;
  to: string;
  icon?: MenuIcon;
}

/** Specification 2.12, in its order. */
export const MAIN_MENU: MenuEntry[] = [
  { label: 'Dashboard', to: '/dashboard', icon: 'dashboard' },
  { label: 'Order Management', to: '/dashboard/orders', icon: 'orders' },
  { label: 'Customers', to: '/dashboard/customers', icon: 'customers' },
  { label: 'Coupon Code', to: '/dashboard/coupons', icon: 'coupons' },
  { label: 'Categories', to: '/dashboard/categories', icon: 'categories' },
  { label: 'Transaction', to: '/dashboard/transactions', icon: 'transactions' },
  { label: 'Brand', to: '/dashboard/brands', icon: 'brands' },
];

export const PRODUCT_MENU: MenuEntry[] = [
  { label: 'Add Products', to: '/dashboard/products/add' },
  { label: 'Product Media', to: '/dashboard/products/media' },
  { label: 'Product List', to: '/dashboard/products/list' },
  { label: 'Product Reviews', to: '/dashboard/products/reviews' },
];

export const ADMIN_MENU: MenuEntry[] = [
  { label: 'Admin role', to: '/dashboard/admin/roles', icon: 'roles' },
  { label: 'Control Authority', to: '/dashboard/admin/authority', icon: 'authority' },
];

const ENTRIES = [...MAIN_MENU, ...PRODUCT_MENU, ...ADMIN_MENU];
const trimmed = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase();

/** The menu entry that a path below `/dashboard` belongs to: the longest one it starts with. */
export function entryOf(pathname: string): MenuEntry | undefined {
  const path = trimmed(pathname);
  return ENTRIES.filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)
    .at(0);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * How people call the area at a path below `/dashboard`: its menu label, else its own words
 * (`/dashboard/tax-rates` is "Tax rates").
 */
export function areaName(pathname: string): string {
  const entry = entryOf(pathname);
  if (entry && entry.to !== '/dashboard') return entry.label;
  const words = trimmed(pathname)
    .split('/')
    .slice(2)
    .map((segment) =>
      decoded(segment)
        .replace(/[-_\s]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Title of the screen that answers a path: areas without one of their own show the dashboard. */
export const screenTitle = (pathname: string): string =>
  trimmed(pathname) === '/dashboard/orders' ? 'Order Management' : 'Dashboard';
