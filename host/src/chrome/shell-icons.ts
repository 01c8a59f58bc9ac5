import type { ShellIcon } from '@evmandi/contract/platform/menu';
import {
  IconBuildingBank,
  IconChargingPile,
  IconChartLine,
  IconGarage,
  IconHeart,
  IconKey,
  IconLayoutDashboard,
  IconList,
  IconPackage,
  IconScale,
  IconShieldCheck,
  IconShoppingCart,
  IconTool,
} from '@evmandi/ui/icons';

const ICONS: Record<ShellIcon, typeof IconHeart> = {
  bank: IconBuildingBank,
  cart: IconShoppingCart,
  'chart-line': IconChartLine,
  'charging-pile': IconChargingPile,
  dashboard: IconLayoutDashboard,
  garage: IconGarage,
  heart: IconHeart,
  key: IconKey,
  list: IconList,
  package: IconPackage,
  scale: IconScale,
  'shield-check': IconShieldCheck,
  tool: IconTool,
};

/** The icon that a remote names in its menu entry; a general one when the remote is newer than this host. */
export const shellIcon = (name: ShellIcon) => ICONS[name] ?? IconList;
