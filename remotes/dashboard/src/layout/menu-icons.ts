import {
  IconAward,
  IconCategory,
  IconCreditCard,
  IconLayoutDashboard,
  IconLockAccess,
  IconPackage,
  IconShoppingCart,
  IconTicket,
  IconUserShield,
  IconUsers,
} from '@evmandi/ui/icons';
import type { MenuIcon } from './menu.ts';

export const MENU_ICONS: Record<MenuIcon, typeof IconPackage> = {
  dashboard: IconLayoutDashboard,
  orders: IconShoppingCart,
  customers: IconUsers,
  coupons: IconTicket,
  categories: IconCategory,
  transactions: IconCreditCard,
  brands: IconAward,
  product: IconPackage,
  roles: IconUserShield,
  authority: IconLockAccess,
};
