import {
  changeCustomerSchema,
  customerListSchema,
  customerSchema,
  customersExportSchema,
  customersQuerySchema,
} from '../../../contract/admin-customers.ts';
import { callerOf } from '../../http/access.ts';
import { givingCurrent } from '../../http/failure.ts';
import { byNumber } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { sendExport } from '../../http/send-csv.ts';
import { changeCustomer, getCustomer } from './customer.ts';
import { exportCustomers } from './export-customers.ts';
import { listCustomers } from './list-customers.ts';

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
};
