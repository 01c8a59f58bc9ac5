import type { CustomerList, CustomerRow } from '@evmandi/api/contract/admin-customers';
import { type ListKind, type LiveList, useLiveList } from '../list/use-live-list.ts';
import { readCustomers } from './customers-loader.ts';
import { type CustomersQuery, listParams } from './customers-query.ts';

const CUSTOMERS: ListKind<CustomerList, CustomerRow> = {
  noun: 'customer',
  keyOf: ({ number }) => number,
  versionOf: ({ version }) => version,
  rowsOf: ({ customers }) => customers,
  withRows: (list, customers) => ({ ...list, customers }),
};

/** The loaded customers, as they are now. */
export const useLiveCustomers = (
  loaded: CustomerList,
  query: CustomersQuery,
): LiveList<CustomerList, CustomerRow> =>
  useLiveList(CUSTOMERS, loaded, {
    what: JSON.stringify(listParams(query)),
    read: (signal) => readCustomers(query, signal),
  });
