import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Tickets for other versions that were used up; one is good for minutes, and remembered for as long. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  runAll(db, [
    'create table override_tickets (id uuid primary key, expires_at timestamptz not null)',
  ]);
