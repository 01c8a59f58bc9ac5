import { PERMISSION } from '@evmandi/contract/domain/session';
import { z } from 'zod';
import {
  changeCustomerSchema,
  customerListSchema,
  customerSchema,
  customersExportSchema,
  customersQuerySchema,
} from '../../contract/admin-customers.ts';
import type { Api } from '../http/api.ts';
import { sendCsv } from '../http/send-csv.ts';
import { changeCustomer, getCustomer } from './customer.ts';
import { exportCustomers } from './export-customers.ts';
import { listCustomers } from './list-customers.ts';

const ADMIN = { access: PERMISSION.dashboard } as const;
const byNumber = z.object({ number: z.string() });

/** Customers as the seller sees them. */
export function customerRoutes({ app, db }: Api): void {
  app.get(
    '/admin/customers',
    {
      config: { ...ADMIN, doc: { summary: 'A page of customers', answer: customerListSchema } },
      schema: { querystring: customersQuerySchema },
    },
    (request) => listCustomers(db, request.query),
  );

  app.get(
    '/admin/customers.csv',
    {
      config: { ...ADMIN, doc: { summary: 'Customers as a CSV file', mediaType: 'text/csv' } },
      schema: { querystring: customersExportSchema },
    },
    (request, reply) => sendCsv(reply, 'customers', exportCustomers(db, request.query)),
  );

  app.get(
    '/admin/customers/:number',
    {
      config: {
        ...ADMIN,
        doc: {
          summary: 'A customer with contact, totals and dates',
          answer: customerSchema,
          errors: [404],
          example: { params: { number: 'CUST-1042' } },
        },
      },
      schema: { params: byNumber },
    },
    (request) => getCustomer(db, request.params.number),
  );

  app.patch(
    '/admin/customers/:number',
    {
      config: {
        ...ADMIN,
        doc: {
          summary: 'Set the status of a customer',
          answer: customerSchema,
          errors: [404, 409],
        },
      },
      schema: { params: byNumber, body: changeCustomerSchema },
    },
    async (request) => {
      const { number } = request.params;
      await changeCustomer(db, number, request.body);
      return getCustomer(db, number);
    },
  );
}
