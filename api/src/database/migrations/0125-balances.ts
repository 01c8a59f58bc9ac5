import type { QueryExecutorProvider } from 'kysely';
import type { LaterIndex } from '../migrating/step.ts';
import { runAll } from './run-all.ts';
import { BALANCES } from './triggers/balances.ts';

/** Finds the lines that are not kept whole; for this step alone. */
export const indexes: readonly LaterIndex[] = [
  {
    name: 'order_lines_not_kept',
    on: 'order_lines (order_id) where cancelled > 0 or returned > 0',
  },
];

/** Part payments, counter-entries, and returned pieces that lower what is owed (ORDER-14 to ORDER-16). */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  runAll(db, [
    ...BALANCES,
    `select keep_sold(array(select distinct order_id from order_lines where cancelled > 0 or returned > 0))`,
    `update orders set payment = 'Paid' where payment = 'Unpaid' and status <> 'Cancelled' and payable = 0`,
    'drop index order_lines_not_kept',
  ]);
