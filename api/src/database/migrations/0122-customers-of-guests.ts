import type { QueryExecutorProvider } from 'kysely';
import type { LaterIndex } from '../migrating/step.ts';
import { runAll } from './run-all.ts';
import { CUSTOMERS_OF_ORDERS } from './triggers/customers-of-orders.ts';

export const indexes: readonly LaterIndex[] = [
  {
    name: 'customers_guest_email',
    on: 'customers (lower(email)) where user_id is null and merged_into is null',
    unique: true,
  },
  { name: 'customers_any_email', on: 'customers (lower(email))' },
  { name: 'customers_merged_into', on: 'customers (merged_into) where merged_into is not null' },
];

/** An e-mail address that anybody may type led to the customer of an account. It is unique among guests alone. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  runAll(db, ['drop index customers_email', ...CUSTOMERS_OF_ORDERS]);
