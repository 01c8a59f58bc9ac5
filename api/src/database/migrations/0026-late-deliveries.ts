import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { LATE_DELIVERIES } from './triggers/late-deliveries.ts';

/** A delivery that is late no longer hides the ones after it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, LATE_DELIVERIES);
}
