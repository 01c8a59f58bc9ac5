import type { DashboardIcon } from '@evmandi/contract/platform/menu';
import {
  IconAward,
  IconBuildingStore,
  IconCategory,
  IconClipboardList,
  IconCreditCard,
  IconFileInvoice,
  IconLayoutDashboard,
  IconLockAccess,
  IconMessage,
  IconPackage,
  IconShoppingCart,
  IconTicket,
  IconUserShield,
  IconUsers,
} from '@evmandi/ui/icons';

const ICONS: Record<DashboardIcon, typeof IconAward> = {
  award: IconAward,
  cart: IconShoppingCart,
  category: IconCategory,
  'clipboard-list': IconClipboardList,
  'credit-card': IconCreditCard,
  dashboard: IconLayoutDashboard,
  'file-invoice': IconFileInvoice,
  'lock-access': IconLockAccess,
  message: IconMessage,
  package: IconPackage,
  store: IconBuildingStore,
  ticket: IconTicket,
  'user-shield': IconUserShield,
  users: IconUsers,
};

/** Of the own entries, which name none: the menu stands in every document, the shop's as well. */
const OWN: Record<string, DashboardIcon> = {
  '/dashboard': 'dashboard',
  '/dashboard/orders': 'cart',
  '/dashboard/customers': 'users',
  '/dashboard/coupons': 'ticket',
  '/dashboard/categories': 'category',
  '/dashboard/transactions': 'credit-card',
  '/dashboard/brands': 'award',
  '/dashboard/quotes': 'file-invoice',
  '/dashboard/questions': 'message',
  '/b2b/vehicle-job-card': 'clipboard-list',
  '/dashboard/products/add': 'package',
  '/dashboard/stock': 'package',
  '/dashboard/admin/roles': 'user-shield',
  '/dashboard/admin/authority': 'lock-access',
  '/dashboard/shop': 'store',
};

/** The icon of a menu entry; none where it names none, or one of a release newer than this. */
export function menuIcon({ path, icon = OWN[path] }: { path: string; icon?: DashboardIcon }) {
  return icon && ICONS[icon];
}
