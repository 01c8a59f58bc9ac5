import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { FIGURE_TABLES, FIGURES, LIST_INDEXES, RECOUNT } from './triggers/figures.ts';

/** What overview and lists count is kept counted, however many orders there are. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [...FIGURE_TABLES, ...FIGURES, ...RECOUNT, ...LIST_INDEXES]);
}
