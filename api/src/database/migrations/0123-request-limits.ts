import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';
import { REQUEST_LIMITS } from './triggers/request-limits.ts';

/** Where requests, orders and accounts of strangers came from: as long as they are open, and for a day at least. */
export const up = (db: QueryExecutorProvider): Promise<void> =>
  runAll(db, [
    `create table open_requests (
       subject text not null,
       subject_id bigint not null,
       network inet,
       user_id bigint references users (id) on delete cascade,
       lines integer not null default 1 check (lines > 0),
       at timestamptz not null default now(),
       primary key (subject, subject_id)
     )`,
    `create index open_requests_network on open_requests (subject, network)`,
    `create index open_requests_user on open_requests (user_id)`,
    ...REQUEST_LIMITS,
  ]);
