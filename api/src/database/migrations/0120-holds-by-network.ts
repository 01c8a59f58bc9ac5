import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { ORDER_HOLDS } from './triggers/order-holds.ts';

/** Counts unpaid orders by account and network. By e-mail address, strangers kept its owner from ordering. */
export const up = (db: QueryExecutorProvider): Promise<void> => runAll(db, ORDER_HOLDS);
