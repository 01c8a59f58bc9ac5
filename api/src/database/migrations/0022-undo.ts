import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { UNDO } from './triggers/undo.ts';

/** For 10 seconds the person who changed an order may take the change back (ORDER-8). */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, UNDO);
}
