import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** What a step leaves behind for releases that do not know it: which one they have to know to work with it. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `create table migration_marks (
       name text primary key,
       needs text not null
     )`,
  ]);
}
