import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** For the counts of the home page: new vehicles are few among many parts. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `create index products_new_vehicles on products (vehicle, price, body_style)
     where condition = 'new' and vehicle is not null`,
  ]);
}
