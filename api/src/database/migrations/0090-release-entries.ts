import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Which entries of the release service the audit log has: it sends one again until it hears that it is kept. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  runAll(db, ['create table release_entries (id text primary key)']);
