import {
  changeCustomerSchema,
  customerListSchema,
  customerMergeSchema,
  customerSchema,
  customersExportSchema,
  customersQuerySchema,
  mergePreviewQuerySchema,
  mergePreviewSchema,
  settleDoubtSchema,
} from '../../../contract/admin-customers.ts';
import { callerOf } from '../../http/access.ts';
import { givingCurrent } from '../../http/failure.ts';
import { byNumber } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { sendExport } from '../../http/send-csv.ts';
import { changeCustomer, getCustomer } from './customer.ts';
import { exportCustomers } from './export-customers.ts';
import { listCustomers } from './list-customers.ts';
import { mergeCustomers, previewMerge, settleDoubt, undoMerge } from './merge-customers.ts';

/** Customers as the seller sees them. */
export const adminCustomerRoutes = {
  list: route({
    summary: 'A page of customers',
    answer: customerListSchema,
    query: customersQuerySchema,
    handle: ({ db }, { query }) => listCustomers(db, query),
  }),

  export: route({
    summary: 'Customers as a CSV file',
    mediaType: 'text/csv',
    query: customersExportSchema,
    handle: ({ db }, request, reply) =>
      sendExport({
        db,
        request,
        reply,
        name: 'customers',
        parts: exportCustomers(db, request.query),
      }),
  }),

  get: route({
    summary: 'A customer with contact, totals and dates',
    answer: customerSchema,
    errors: [404],
    example: { params: { number: 'CUST-1042' } },
    params: byNumber,
    handle: ({ db }, { params }) => getCustomer(db, params.number),
  }),

  change: route({
    summary: 'Change the status or the contact of a customer',
    answer: customerSchema,
    errors: [404, 409],
    params: byNumber,
    body: changeCustomerSchema,
    handle: async ({ db }, request) => {
      const { number } = request.params;
      const read = () => getCustomer(db, number);
      const change = { number, change: request.body, by: callerOf(request) };
      await givingCurrent(() => changeCustomer(db, change), read);
      return read();
    },
  }),

  previewMerge: route({
    summary: 'What a merge into another customer would move',
    answer: mergePreviewSchema,
    errors: [404, 409],
    example: { params: { number: 'CUST-1041' }, query: { into: 'CUST-1042' } },
    params: byNumber,
    query: mergePreviewQuerySchema,
    handle: ({ db }, { params, query }) =>
      previewMerge(db, { from: params.number, into: query.into }),
  }),

  merge: route({
    summary: 'Give everything of a customer to another one; the answer is that one',
    answer: customerSchema,
    errors: [404, 409],
    params: byNumber,
    body: customerMergeSchema,
    handle: async ({ db }, request) => {
      const { params, body: change } = request;
      await mergeCustomers(db, { from: params.number, change, by: callerOf(request) });
      return getCustomer(db, change.into);
    },
  }),

  undoMerge: route({
    summary: 'Take a merge back: the answer is the customer that it was merged into',
    answer: customerSchema,
    errors: [404, 409],
    params: byNumber,
    handle: async ({ db }, request) => {
      const change = { from: request.params.number, by: callerOf(request) };
      const { into } = await undoMerge(db, change);
      return getCustomer(db, into);
    },
  }),

  settleDoubt: route({
    summary: 'The orders and requests in doubt are this customer’s',
    answer: customerSchema,
    errors: [404, 409],
    params: byNumber,
    body: settleDoubtSchema,
    handle: async ({ db }, request) => {
      const { number } = request.params;
      const { version } = request.body;
      await settleDoubt(db, { number, version, by: callerOf(request) });
      return getCustomer(db, number);
    },
  }),
};
