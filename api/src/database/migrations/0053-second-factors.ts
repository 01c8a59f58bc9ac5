import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * What proves a person besides the password. A release that knows nothing of it begins sessions without a second
 * factor, which open nothing where a role needs one.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [
    'alter table roles add column needs_second_factor boolean not null default false',
    'alter table sessions add column second_factor boolean not null default false',
    'alter table sessions add column confirmed_at timestamptz',
    'alter table sessions alter column confirmed_at set default now()',
    'alter table known_devices add column trusted_until timestamptz',
    `create table sealing_keys (
       id text primary key,
       secret text not null,
       made_at timestamptz not null default now()
     )`,
    `create table passkeys (
       id text primary key check (length(id) <= 1400),
       user_id bigint not null references users (id) on delete cascade,
       public_key text not null,
       counter bigint not null check (counter >= 0),
       transports text[] not null,
       backed_up boolean not null,
       name text not null check (length(name) between 1 and 60),
       created_at timestamptz not null default now(),
       used_at timestamptz
     )`,
    'create index passkeys_user on passkeys (user_id)',
    `create table passkey_challenges (
       hash text primary key,
       session_id uuid references sessions (id) on delete cascade,
       expires_at timestamptz not null
     )`,
    'create index passkey_challenges_session on passkey_challenges (session_id)',
    'create index passkey_challenges_expires_at on passkey_challenges (expires_at)',
    `create table authenticators (
       user_id bigint primary key references users (id) on delete cascade,
       sealed text,
       last_step bigint not null default 0,
       enabled_at timestamptz,
       offered text,
       offered_until timestamptz,
       check ((sealed is null) = (enabled_at is null)),
       check ((offered is null) = (offered_until is null))
     )`,
    `create table recovery_codes (
       user_id bigint not null references users (id) on delete cascade,
       hash text not null,
       used_at timestamptz,
       primary key (user_id, hash)
     )`,
    `create table sign_in_tickets (
       hash text primary key,
       user_id bigint not null references users (id) on delete cascade,
       step text not null,
       token_version integer not null,
       expires_at timestamptz not null
     )`,
    'create index sign_in_tickets_user on sign_in_tickets (user_id)',
    'create index sign_in_tickets_expires_at on sign_in_tickets (expires_at)',
  ]);
}
