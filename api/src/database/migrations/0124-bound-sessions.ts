import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Which browser a session belongs to. Those that are open are bound at their next use. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  runAll(db, [
    'alter table sessions add column bound_to text',
    'alter table sessions add column bound_late_at timestamptz',
  ]);
