import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** For taking a product or a job card out: without these, each reads whole tables that may refer to it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `create index quote_lines_product on quote_lines (product_id)`,
    `create index questions_product on questions (product_id) where product_id is not null`,
    `create index job_card_parts_product on job_card_parts (product_id)`,
    `create index stock_movements_job_card on stock_movements (job_card_id)
     where job_card_id is not null`,
  ]);
}
