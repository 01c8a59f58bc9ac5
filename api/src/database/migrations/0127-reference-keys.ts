import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** What of a payment's reference counts, whatever its spelling. Payments from before count by their exact text. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  runAll(db, ['alter table payments add column reference_key text']);
