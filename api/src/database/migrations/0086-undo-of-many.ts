import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { orderStates } from './triggers/undo.ts';

/** Many orders are changed, and taken back, one after the other: the first is due long before the last (ORDER-8). */
export const up = (db: QueryExecutorProvider): Promise<void> => runAll(db, [orderStates(70)]);
