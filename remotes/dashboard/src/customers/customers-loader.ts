import type { Customer, CustomerList } from '@evmandi/api/contract/admin-customers';
import { read } from '@evmandi/runtime';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { revalidateFor } from '../list/revalidate.ts';
import { type CustomersQuery, listParams, readCustomersQuery } from './customers-query.ts';

/** Reads a page of customers. */
export const readCustomers = (query: CustomersQuery, signal: AbortSignal): Promise<CustomerList> =>
  read<CustomerList>('/admin/customers', { signal, params: listParams(query) });

/** Reads one customer. */
export const readCustomer = (number: string, signal?: AbortSignal): Promise<Customer> =>
  read<Customer>(`/admin/customers/${encodeURIComponent(number)}`, { signal });

export const customersLoader = ({ request }: LoaderFunctionArgs): Promise<CustomerList> =>
  readCustomers(readCustomersQuery(new URL(request.url).searchParams), request.signal);

/** What an address asks the API for. */
export const askedCustomers = (query: URLSearchParams) => listParams(readCustomersQuery(query));

export const customersRevalidate = revalidateFor(askedCustomers);
