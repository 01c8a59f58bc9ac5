import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** A trusted browser shows a cookie that scripts cannot read. Browsers trusted before are asked for a code once more. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  runAll(db, ['alter table known_devices add column trust_hash text']);
