import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** A station may have no telephone: those of the sample data have none that somebody could call. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, ['alter table stations drop constraint stations_phone_check']);
}
