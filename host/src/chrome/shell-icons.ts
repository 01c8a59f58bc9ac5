import type { ShellIcon } from '@evmandi/contract/platform/menu';
import { IconGarage, IconHeart, IconList, IconScale, IconShoppingCart } from '@evmandi/ui/icons';
import { menuIcon } from './menu-icon.tsx';

const ICONS: Record<ShellIcon, typeof IconHeart> = {
  bank: menuIcon('bank'),
  cart: IconShoppingCart,
  'chart-line': menuIcon('chart-line'),
  'charging-pile': menuIcon('charging-pile'),
  dashboard: menuIcon('dashboard'),
  garage: IconGarage,
  heart: IconHeart,
  key: menuIcon('key'),
  list: IconList,
  package: menuIcon('package'),
  scale: IconScale,
  'shield-check': menuIcon('shield-check'),
  tool: menuIcon('tool'),
};

/** The icon that a remote names in its menu entry; a general one when the remote is newer than this host. */
export const shellIcon = (name: ShellIcon) => ICONS[name] ?? IconList;
