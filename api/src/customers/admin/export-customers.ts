import { sql } from 'kysely';
import type { CustomersExport } from '../../../contract/admin-customers.ts';
import type { Database } from '../../database/database.ts';
import { dayTextOf } from '../../database/india.ts';
import { csvFile, ROWS_AT_ONCE, rupeesOf } from '../../http/csv.ts';
import { customersMatching } from './list-customers.ts';
import { SPEND } from './spend.ts';

const HEAD = [
  'Customer id',
  'Name',
  'Status',
  'Phone',
  'E-mail',
  'Address',
  'City',
  'PIN code',
  'Country',
  'GSTIN',
  'Registered (India)',
  'Last purchase (India)',
  'Orders',
  'Completed',
  'Cancelled',
  'Total spend (INR)',
];

/** Identities grow in the order of registration, and cannot move between two parts. */
const rowsBefore = (db: Database, filters: CustomersExport, last: string | undefined) =>
  customersMatching(db, filters)
    .innerJoin('countries', 'countries.code', 'customers.country')
    .crossJoinLateral(SPEND.as('spend'))
    .$if(last !== undefined, (query) => query.where('customers.id', '<', String(last)))
    .selectAll('customers')
    .selectAll('spend')
    .select([
      'countries.name as countryName',
      dayTextOf(sql.ref('customers.created_at')).as('registered'),
      dayTextOf<string | null>(sql.ref('spend.last_purchase_at')).as('lastPurchase'),
    ])
    .orderBy('customers.id', 'desc')
    .limit(ROWS_AT_ONCE)
    .execute();

type Row = Awaited<ReturnType<typeof rowsBefore>>[number];

const cellsOf = (row: Row) => [
  row.number,
  row.name,
  row.status,
  row.phone,
  row.email,
  row.address,
  row.city,
  row.pin,
  row.countryName,
  row.gstin,
  row.registered,
  row.lastPurchase,
  Number(row.order_count),
  Number(row.completed),
  Number(row.cancelled),
  rupeesOf(row.total_spend),
];

/** Customers as a CSV file in parts, the newest first. */
export const exportCustomers = (db: Database, filters: CustomersExport) =>
  csvFile({ head: HEAD, rowsAfter: (last?: Row) => rowsBefore(db, filters, last?.id), cellsOf });
