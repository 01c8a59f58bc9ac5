import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/** What several processes have to agree on about who is signed in, and about how often somebody tried. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    `create table token_keys (
       id text primary key,
       secret text not null,
       made_at timestamptz not null default now()
     )`,
    `create table sessions (
       id uuid primary key,
       user_id bigint not null references users (id) on delete cascade,
       created_at timestamptz not null default now(),
       used_at timestamptz not null default now(),
       expires_at timestamptz not null,
       ended_at timestamptz,
       address text not null,
       device text not null check (length(device) <= 200)
     )`,
    'create index sessions_open on sessions (user_id) where ended_at is null',
    'create index sessions_expires_at on sessions (expires_at)',
    `create table known_devices (
       hash text,
       user_id bigint not null references users (id) on delete cascade,
       used_at timestamptz not null default now(),
       primary key (hash, user_id)
     )`,
    'create index known_devices_user on known_devices (user_id)',
    `create table tries (
       key text primary key,
       count integer not null,
       at timestamptz not null default now(),
       next_at timestamptz
     )`,
    'create index tries_at on tries (at)',
    `create table rate_counts (
       key text primary key,
       count integer not null,
       until timestamptz not null
     )`,
    'create index rate_counts_until on rate_counts (until)',
  ]);
}
