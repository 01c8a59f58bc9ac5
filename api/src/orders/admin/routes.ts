import {
  type AdminOrderDetail,
  adminOrderDetailSchema,
  adminOrderListSchema,
  adminOrdersExportSchema,
  adminOrdersQuerySchema,
  bulkAnswerSchema,
  bulkOrdersSchema,
  changeOrderSchema,
  refundOrderSchema,
  returnPiecesSchema,
  shipOrderSchema,
  transactionListSchema,
  transactionsQuerySchema,
} from '../../../contract/admin-orders.ts';
import type { Database } from '../../database/database.ts';
import { callerOf } from '../../http/access.ts';
import { byNumber } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { sendCsv } from '../../http/send-csv.ts';
import type { Settings } from '../../settings.ts';
import { refundOrder } from '../changes/refund-order.ts';
import { returnPieces } from '../changes/return-pieces.ts';
import { shipOrder } from '../changes/ship-order.ts';
import { changeOrders } from './bulk-orders.ts';
import { changeHeldOrder, changeOrder } from './change-order.ts';
import { exportOrders } from './export-orders.ts';
import { listAdminOrders } from './list-orders.ts';
import { getAdminOrder } from './order-detail.ts';
import { listTransactions } from './transactions.ts';

/** Does a change to an order that the client read, and answers the order as it is then. */
async function changed(
  db: Database,
  settings: Settings,
  which: { number: string; version: number },
  work: Parameters<typeof changeHeldOrder>[2],
): Promise<AdminOrderDetail> {
  await changeHeldOrder(db, which, work);
  return getAdminOrder(db, settings, which.number);
}

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

  ship: route({
    summary: 'Ship what is held for an order, or a part of it',
    answer: adminOrderDetailSchema,
    status: 201,
    errors: [404, 409],
    params: byNumber,
    body: shipOrderSchema,
    handle: ({ db, settings }, request) => {
      const { version, ...shipment } = request.body;
      const by = callerOf(request);
      return changed(db, settings, { number: request.params.number, version }, (tx, order) =>
        shipOrder(tx, order, { ...shipment, by }),
      );
    },
  }),

  takeBack: route({
    summary: 'Record that shipped pieces came back',
    answer: adminOrderDetailSchema,
    status: 201,
    errors: [404, 409],
    params: byNumber,
    body: returnPiecesSchema,
    handle: ({ db, settings }, request) => {
      const { version, ...back } = request.body;
      const by = callerOf(request);
      return changed(db, settings, { number: request.params.number, version }, (tx, order) =>
        returnPieces(tx, order, { ...back, by }),
      );
    },
  }),

  refund: route({
    summary: 'Record that the refund which is due was paid',
    answer: adminOrderDetailSchema,
    status: 201,
    errors: [404, 409],
    params: byNumber,
    body: refundOrderSchema,
    handle: ({ db, settings }, request) => {
      const { version, reference } = request.body;
      const by = callerOf(request);
      return changed(db, settings, { number: request.params.number, version }, (tx, order) =>
        refundOrder(tx, order, { reference, by }),
      );
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
