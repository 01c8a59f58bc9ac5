import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { RECOUNT_FUNCTION } from './triggers/figures.ts';

/** A recount leaves the rows of a day together: scattered, the overview read a page of the table for each of them. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, RECOUNT_FUNCTION);
}
