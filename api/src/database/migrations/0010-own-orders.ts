import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Who was signed in when an order was placed: its customer may be another, found by e-mail address. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `alter table orders add placed_by bigint references users (id)`,
    `create index orders_placed_by on orders (placed_by) where placed_by is not null`,
    `create index orders_total on orders (total desc, placed_at desc, id desc)`,
    `create index customers_name on customers (lower(name), id)`,
    `create index quotes_customer on quotes (customer_id)`,
  ]);
}
