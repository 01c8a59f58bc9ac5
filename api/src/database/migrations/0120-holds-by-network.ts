import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { ORDER_HOLDS } from './triggers/order-holds.ts';

/** Unpaid orders under somebody's e-mail address kept that person from ordering. */
export const up = (db: QueryExecutorProvider): Promise<void> => runAll(db, ORDER_HOLDS);
