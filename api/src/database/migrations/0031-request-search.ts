import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** What staff look for among requests, by trigrams. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `create index quotes_search on quotes
       using gin ((lower(number || ' ' || name || ' ' || phone || ' ' || email)) gin_trgm_ops)`,
    `create index quote_lines_search on quote_lines
       using gin ((lower(name || ' ' || sku)) gin_trgm_ops)`,
    `create index questions_search on questions using gin ((lower(number || ' ' || name || ' ' || email
       || ' ' || coalesce(product_name, '') || ' ' || coalesce(sku, '') || ' ' || text)) gin_trgm_ops)`,
  ]);
}
