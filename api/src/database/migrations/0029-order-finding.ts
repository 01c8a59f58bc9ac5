import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { ORDERS_ABROAD, SOLD_LINES } from './triggers/sold-lines.ts';

/** Orders are found by what was ordered and by their country without a look at all of them. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [...SOLD_LINES, ...ORDERS_ABROAD]);
}
