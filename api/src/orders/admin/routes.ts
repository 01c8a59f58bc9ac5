import { PERMISSION } from '@evmandi/contract/domain/session';
import { z } from 'zod';
import {
  adminOrderDetailSchema,
  adminOrderListSchema,
  adminOrdersExportSchema,
  adminOrdersQuerySchema,
  bulkAnswerSchema,
  bulkOrdersSchema,
  changeOrderSchema,
  transactionListSchema,
  transactionsQuerySchema,
} from '../../../contract/admin.ts';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { changeOrders } from './bulk-orders.ts';
import { changeOrder } from './change-order.ts';
import { exportOrders } from './export-orders.ts';
import { listAdminOrders } from './list-orders.ts';
import { getAdminOrder } from './order-detail.ts';
import { listTransactions } from './transactions.ts';

const ADMIN = { access: PERMISSION.dashboard } as const;
const byNumber = z.object({ number: z.string() });

/** Orders and their money as the seller sees them. */
export function adminOrderRoutes({ app, db, settings }: Api): void {
  app.get(
    '/admin/orders',
    {
      config: { ...ADMIN, doc: { summary: 'A page of all orders', answer: adminOrderListSchema } },
      schema: { querystring: adminOrdersQuerySchema },
    },
    (request) => listAdminOrders(db, request.query),
  );

  app.get(
    '/admin/orders.csv',
    {
      config: { ...ADMIN, doc: { summary: 'Orders as a CSV file', mediaType: 'text/csv' } },
      schema: { querystring: adminOrdersExportSchema },
    },
    (request, reply) => sendCsv(reply, 'orders', exportOrders(db, request.query)),
  );

  app.get(
    '/admin/orders/:number',
    {
      config: {
        ...ADMIN,
        doc: {
          summary: 'An order with its timeline, payments and next steps',
          answer: adminOrderDetailSchema,
          errors: [404],
          example: { params: { number: '10241' } },
        },
      },
      schema: { params: byNumber },
    },
    (request) => getAdminOrder(db, settings, request.params.number),
  );

  app.patch(
    '/admin/orders/:number',
    {
      config: {
        ...ADMIN,
        doc: {
          summary: 'Move an order to its next status, or mark it Paid',
          answer: adminOrderDetailSchema,
          errors: [404, 409],
        },
      },
      schema: { params: byNumber, body: changeOrderSchema },
    },
    async (request) => {
      const { number } = request.params;
      await changeOrder(db, { number, change: request.body, by: callerOf(request) });
      return getAdminOrder(db, settings, number);
    },
  );

  app.post(
    '/admin/orders/bulk',
    {
      config: {
        ...ADMIN,
        doc: {
          summary: 'The same step for many orders, each for itself',
          answer: bulkAnswerSchema,
        },
      },
      schema: { body: bulkOrdersSchema },
    },
    (request) => changeOrders(db, request.body, callerOf(request)),
  );

  app.get(
    '/admin/transactions',
    {
      config: {
        ...ADMIN,
        doc: { summary: 'A page of transactions', answer: transactionListSchema },
      },
      schema: { querystring: transactionsQuerySchema },
    },
    (request) => listTransactions(db, request.query),
  );
}
