import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** The line of an order that a review is about, where its author bought here, and the vehicle that a part is on. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `alter table reviews add order_id bigint, add order_position smallint,
       add vehicle text check (vehicle <> '')`,
    `alter table reviews add constraint reviews_of_line
       check ((order_id is null) = (order_position is null)) not valid`,
    `alter table reviews add constraint reviews_line foreign key (order_id, order_position)
       references order_lines (order_id, position) on delete set null not valid`,
  ]);
}
