import type { DashboardIcon } from '@evmandi/contract/platform/menu';
import {
  IconAward,
  IconBuildingStore,
  IconCategory,
  IconClipboardList,
  IconCreditCard,
  IconFileInvoice,
  IconHistory,
  IconLayoutDashboard,
  IconLockAccess,
  IconMessage,
  IconPackage,
  IconShoppingCart,
  IconStack2,
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
  history: IconHistory,
  'lock-access': IconLockAccess,
  message: IconMessage,
  package: IconPackage,
  stack: IconStack2,
  store: IconBuildingStore,
  ticket: IconTicket,
  'user-shield': IconUserShield,
  users: IconUsers,
};

/** The icon of a menu entry; none where it names none, or one of a release newer than this. */
export const menuIcon = ({ icon }: { icon?: DashboardIcon }) => icon && ICONS[icon];
