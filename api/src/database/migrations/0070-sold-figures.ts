import type { QueryExecutorProvider } from 'kysely';
import type { LaterIndex } from '../migrating/step.ts';
import { runAll } from './run-all.ts';
import { SOLD_FIGURES, SOLD_PIECES, SOLD_RECOUNT } from './triggers/sold-pieces.ts';

/** Finds what was cancelled in part among all lines; for this step alone. */
export const indexes: readonly LaterIndex[] = [
  { name: 'order_lines_cancelled', on: 'order_lines (order_id) where cancelled > 0' },
];

/**
 * An order of which a part was cancelled counts with the rest of it. Those that are there are counted anew one by one:
 * they are few.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    ...SOLD_PIECES,
    ...SOLD_FIGURES,
    ...SOLD_RECOUNT,
    `select keep_sold(array(select distinct order_id from order_lines join orders on orders.id = order_id
       where cancelled > 0 and status <> 'Cancelled'))`,
    'drop index order_lines_cancelled',
  ]);
}
