import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** When a product is low, why staff corrected it, and what the lists of the stock are found by. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `alter table products add low_at integer not null default 5 check (low_at between 0 and 9999)`,
    `alter table stock_movements add cause text
       check (cause in ('counted', 'found', 'damaged', 'lost', 'sent_back', 'other')),
       add constraint stock_movements_cause check (cause is null or reason = 'correction')`,
    `create index order_lines_held on order_lines (product_id) where allocated > shipped`,
    `create index deliveries_open on deliveries (product_id, expected_on, id) where open > 0`,
    // With the pieces: what was left after each movement is summed from them.
    `drop index stock_movements_product`,
    `create index stock_movements_product on stock_movements (product_id, at desc, id desc) include (quantity)`,
    // Sales are nearly all there is: they are found by their time.
    `create index stock_movements_seldom on stock_movements (reason, at, id) where reason <> 'sale'`,
  ]);
}
