import { customerRoutes } from './customers/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import type { Api } from './http/api.ts';
import { accountRoutes } from './identity/account-routes.ts';
import { adminOrderRoutes } from './orders/admin/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { quickOrderRoutes } from './quick-order/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { workshopRoutes } from './workshop/routes.ts';

/** Buying, and what staff do with what was bought. */
export function tradeRoutes(api: Api): void {
  orderRoutes(api);
  quickOrderRoutes(api);
  quoteRoutes(api);
  adminOrderRoutes(api);
  customerRoutes(api);
  dashboardRoutes(api);
  deskRoutes(api);
  accountRoutes(api);
  workshopRoutes(api);
}
