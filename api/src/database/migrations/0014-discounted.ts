import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { DISCOUNTED_SETS } from './triggers/discounted-sets.ts';

/** Reduced products as a filter with counts; indexes that no query uses any more go. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    ...DISCOUNTED_SETS,
    `update products set original_price = original_price where original_price is not null`,
    `drop index products_search`,
    `drop index products_sku_prefix`,
  ]);
}
