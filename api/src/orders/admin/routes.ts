import { z } from 'zod';
import {
  bulkAnswerSchema,
  bulkOrdersSchema,
  changeOrderSchema,
  noteOrderSchema,
  recordPaymentSchema,
  refundOrderSchema,
  returnPiecesSchema,
  reversePaymentSchema,
  shipOrderSchema,
  undoOrderSchema,
} from '../../../contract/admin-order-changes.ts';
import {
  type AdminOrderDetail,
  adminOrderDetailSchema,
  adminOrderListSchema,
  adminOrdersExportSchema,
  adminOrdersQuerySchema,
} from '../../../contract/admin-orders.ts';
import {
  transactionListSchema,
  transactionsQuerySchema,
} from '../../../contract/admin-transactions.ts';
import { idempotencyHeadersSchema } from '../../../contract/orders.ts';
import { callerOf } from '../../http/access.ts';
import { givingCurrent } from '../../http/failure.ts';
import { byNumber } from '../../http/params.ts';
import { type Api, type RouteRequest, route } from '../../http/route.ts';
import { sendExport } from '../../http/send-csv.ts';
import { holdOrderVersion, inChange } from '../changes/hold-order.ts';
import { recordPayment, reversePayment } from '../changes/record-payment.ts';
import { refundOrder } from '../changes/refund-order.ts';
import { returnPieces } from '../changes/return-pieces.ts';
import { shipOrder } from '../changes/ship-order.ts';
import { undoOrder } from '../changes/undo-order.ts';
import { changeOrders } from './bulk-orders.ts';
import { changeOrder, noteOrder, stepOf } from './change-order.ts';
import { exportOrders } from './export-orders.ts';
import { listAdminOrders } from './list-orders.ts';
import { getAdminOrder } from './order-detail.ts';
import { listTransactions } from './transactions.ts';

const byPayment = byNumber.extend({
  payment: z.string().regex(/^\d{1,18}$/, { error: 'Name the payment by its id' }),
});

type ChangeRequest = RouteRequest<{ number: string }, unknown, unknown, { version: number }>;

/** Does a change to an order that the client read, and answers the order as it is then. */
async function changed(
  { db, settings }: Api,
  request: ChangeRequest,
  work: Parameters<typeof changeOrder>[2],
): Promise<AdminOrderDetail> {
  const { number } = request.params;
  const by = callerOf(request);
  const read = () => getAdminOrder(db, settings, number, by);
  const { version } = request.body;
  await givingCurrent(() => changeOrder(db, { number, version, by }, work), read);
  return read();
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
    handle: ({ db }, request, reply) =>
      sendExport({ db, request, reply, name: 'orders', parts: exportOrders(db, request.query) }),
  }),

  get: route({
    summary: 'An order with its timeline, payments and next steps',
    answer: adminOrderDetailSchema,
    errors: [404],
    example: { params: { number: '10241' } },
    params: byNumber,
    handle: ({ db, settings }, request) =>
      getAdminOrder(db, settings, request.params.number, callerOf(request)),
  }),

  change: route({
    summary: 'Move an order to its next status, or mark it Paid',
    answer: adminOrderDetailSchema,
    errors: [404, 409],
    params: byNumber,
    body: changeOrderSchema,
    handle: (api, request) => changed(api, request, stepOf(request.body)),
  }),

  ship: route({
    summary: 'Ship what is held for an order, or a part of it',
    answer: adminOrderDetailSchema,
    status: 201,
    errors: [404, 409],
    params: byNumber,
    body: shipOrderSchema,
    handle: (api, request) =>
      changed(api, request, (tx, order, by) => shipOrder(tx, order, { ...request.body, by })),
  }),

  takeBack: route({
    summary: 'Record that shipped pieces came back',
    answer: adminOrderDetailSchema,
    status: 201,
    errors: [404, 409],
    params: byNumber,
    body: returnPiecesSchema,
    handle: (api, request) =>
      changed(api, request, (tx, order, by) => returnPieces(tx, order, { ...request.body, by })),
  }),

  recordPayment: route({
    summary: 'Record money that arrived for an order, all of it or a part',
    answer: adminOrderDetailSchema,
    status: 201,
    errors: [404, 409],
    params: byNumber,
    body: recordPaymentSchema,
    handle: (api, request) =>
      changed(api, request, (tx, order, by) => recordPayment(tx, order, { ...request.body, by })),
  }),

  reversePayment: route({
    summary: 'Take back a payment that was recorded by mistake',
    answer: adminOrderDetailSchema,
    status: 201,
    errors: [404, 409],
    params: byPayment,
    body: reversePaymentSchema,
    handle: (api, request) =>
      changed(api, request, (tx, order, by) =>
        reversePayment(tx, order, {
          id: request.params.payment,
          reason: request.body.reason,
          holdHours: api.settings.holdHours,
          by,
        }),
      ),
  }),

  refund: route({
    summary: 'Record that the refund which is due was paid',
    answer: adminOrderDetailSchema,
    status: 201,
    errors: [404, 409],
    params: byNumber,
    body: refundOrderSchema,
    handle: (api, request) =>
      changed(api, request, (tx, order, by) => refundOrder(tx, order, { ...request.body, by })),
  }),

  note: route({
    summary: 'Add a note, which only staff see',
    answer: adminOrderDetailSchema,
    status: 201,
    errors: [404],
    params: byNumber,
    body: noteOrderSchema,
    handle: async ({ db, settings }, request) => {
      const { number } = request.params;
      const by = callerOf(request);
      await noteOrder(db, { number, text: request.body.text, by });
      return getAdminOrder(db, settings, number, by);
    },
  }),

  undo: route({
    summary: 'Take back the latest change, within 10 seconds and by the one who made it',
    answer: adminOrderDetailSchema,
    errors: [404, 409],
    params: byNumber,
    body: undoOrderSchema,
    handle: async ({ db, settings }, request) => {
      const { number } = request.params;
      const by = callerOf(request);
      const which = { number, version: request.body.version };
      const read = () => getAdminOrder(db, settings, number, by);
      await givingCurrent(
        () => inChange(db, async (tx) => undoOrder(tx, await holdOrderVersion(tx, which), by)),
        read,
      );
      return read();
    },
  }),

  changeMany: route({
    summary: 'The same step for many orders, each for itself, once for each Idempotency-Key',
    answer: bulkAnswerSchema,
    headers: idempotencyHeadersSchema,
    body: bulkOrdersSchema,
    handle: ({ db }, request) =>
      changeOrders(db, request.body, {
        by: callerOf(request),
        key: request.headers['idempotency-key'],
        report: (err) => request.log.error({ err }, 'one of many orders was not changed'),
      }),
  }),

  transactions: route({
    summary: 'A page of transactions',
    answer: transactionListSchema,
    query: transactionsQuerySchema,
    handle: ({ db }, { query }) => listTransactions(db, query),
  }),
};
