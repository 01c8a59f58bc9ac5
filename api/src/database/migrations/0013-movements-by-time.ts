import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** What moved since a day, for the stock of the days before. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [`create index stock_movements_at on stock_movements (at)`]);
}
