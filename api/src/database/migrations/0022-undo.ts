import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { UNDO } from './triggers/undo.ts';

/** Ruling 11: for 10 seconds the one who changed an order may take it back. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, UNDO);
}
