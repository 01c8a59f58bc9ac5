import { PERMISSION } from '@evmandi/contract/session';
import { adminOrdersQuerySchema } from '../../contract/admin.ts';
import type { Api } from '../http/api.ts';
import { listAdminOrders } from './list-admin-orders.ts';

/** Orders as the seller sees them. */
export function orderRoutes({ app, db }: Api): void {
  app.get(
    '/admin/orders',
    { config: { access: PERMISSION.dashboard }, schema: { querystring: adminOrdersQuerySchema } },
    (request) => listAdminOrders(db, request.query),
  );
}
