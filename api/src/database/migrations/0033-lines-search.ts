import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Orders are found by `sold_names` since 0023: each line that was placed paid for an index that nothing asks. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, ['drop index order_lines_search']);
}
