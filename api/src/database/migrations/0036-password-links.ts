import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** Ways to set a password that an administrator hands out: one for an account, once, for an hour. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `create table password_links (
       user_id bigint primary key references users (id) on delete cascade,
       hash text not null unique,
       expires_at timestamptz not null
     )`,
  ]);
}
