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
} from '../../../contract/admin-orders.ts';
import { callerOf } from '../../http/access.ts';
import { byNumber } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { changeOrders } from './bulk-orders.ts';
import { changeOrder } from './change-order.ts';
import { exportOrders } from './export-orders.ts';
import { listAdminOrders } from './list-orders.ts';
import { getAdminOrder } from './order-detail.ts';
import { listTransactions } from './transactions.ts';

/** Orders and their money as the seller sees them. */
export const adminOrderRoutes = {
  list: route({
    summary: 'A page of all orders',
    answer: adminOrderListSchema,
    query: adminOrdersQuerySchema,
    handle: ({ db }, { query }) => listAdminOrders(db, query),
  }),

  export: route({
    summary: 'Orders as a CSV file',
    mediaType: 'text/csv',
    query: adminOrdersExportSchema,
    handle: ({ db }, { query }, reply) => sendCsv(reply, 'orders', exportOrders(db, query)),
  }),

  get: route({
    summary: 'An order with its timeline, payments and next steps',
    answer: adminOrderDetailSchema,
    errors: [404],
    example: { params: { number: '10241' } },
    params: byNumber,
    handle: ({ db, settings }, { params }) => getAdminOrder(db, settings, params.number),
  }),

  change: route({
    summary: 'Move an order to its next status, or mark it Paid',
    answer: adminOrderDetailSchema,
    errors: [404, 409],
    params: byNumber,
    body: changeOrderSchema,
    handle: async ({ db, settings }, request) => {
      const { number } = request.params;
      await changeOrder(db, { number, change: request.body, by: callerOf(request) });
      return getAdminOrder(db, settings, number);
    },
  }),

  changeMany: route({
    summary: 'The same step for many orders, each for itself',
    answer: bulkAnswerSchema,
    body: bulkOrdersSchema,
    handle: ({ db }, request) => changeOrders(db, request.body, callerOf(request)),
  }),

  transactions: route({
    summary: 'A page of transactions',
    answer: transactionListSchema,
    query: transactionsQuerySchema,
    handle: ({ db }, { query }) => listTransactions(db, query),
  }),
};
