import {
  IconBuildingBank,
  IconChargingPile,
  IconChartLine,
  IconKey,
  IconLayoutDashboard,
  IconPackage,
  IconShieldCheck,
  IconTool,
} from '@evmandi/ui/icons';

/** Of what menus show once they are open. */
export const MENU_ICONS = {
  bank: IconBuildingBank,
  'chart-line': IconChartLine,
  'charging-pile': IconChargingPile,
  dashboard: IconLayoutDashboard,
  key: IconKey,
  package: IconPackage,
  'shield-check': IconShieldCheck,
  tool: IconTool,
};
