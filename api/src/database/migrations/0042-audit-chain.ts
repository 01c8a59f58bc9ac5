import type { QueryExecutorProvider } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * Events say where from, stay as they are, and are chained: each has the hash of its content and of the hash before.
 * The chain is made after the commit, in one order, by whoever holds its lock, so that no change waits for another one.
 * Until then an event stands in a queue, which a transaction that takes long cannot be overlooked in.
 */
const CHAIN = [
  // Of things that have no row: an export, a username that there is not.
  'alter table events alter column subject_id drop not null',
  `alter table events
     add address text default nullif(current_setting('evmandi.address', true), ''),
     add device text default nullif(current_setting('evmandi.device', true), '')`,
  `create table event_chain (
     position bigint primary key,
     event_id bigint not null unique references events (id),
     hash text not null check (hash ~ '^[0-9a-f]{64}$')
   )`,
  'create table events_unchained (event_id bigint primary key)',
  // What is null is left out: a column that comes later changes no hash of before it.
  `create function event_content(event events) returns text language sql stable as $$
     select jsonb_strip_nulls(jsonb_build_object('id', event.id,
       'at', to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
       'subject', event.subject, 'subject_id', event.subject_id, 'kind', event.kind, 'actor', event.actor,
       'user_id', event.user_id, 'request_id', event.request_id, 'address', event.address,
       'device', event.device, 'text', event.text, 'before', event.before::text, 'after', event.after::text))::text
   $$`,
  `create function event_hash(previous text, event events) returns text language sql stable as $$
     select encode(sha256(convert_to(previous || event_content(event), 'UTF8')), 'hex')
   $$`,
  `create function chain_events(most integer) returns integer language plpgsql as $$
   declare
     last record;
     event events;
     chained integer := 0;
   begin
     if not pg_try_advisory_xact_lock(727274637) then return 0; end if;
     select position, hash into last from event_chain order by position desc limit 1;
     if not found then
       select 0::bigint as position, repeat('0', 64) as hash into last;
     end if;
     for event in select events.* from events_unchained join events on events.id = events_unchained.event_id
       order by events.id limit most
     loop
       select last.position + 1 as position, event_hash(last.hash, event) as hash into last;
       insert into event_chain (position, event_id, hash) values (last.position, event.id, last.hash);
       delete from events_unchained where event_id = event.id;
       chained := chained + 1;
     end loop;
     return chained;
   end $$`,
  'insert into events_unchained select id from events',
  'select chain_events(2147483647)',
  `create function event_to_chain() returns trigger language plpgsql as $$
   begin
     insert into events_unchained select id from added;
     return null;
   end $$`,
  `create trigger event_to_chain after insert on events
     referencing new table as added for each statement execute function event_to_chain()`,
  `create trigger events_kept before truncate on events
     for each statement execute function event_kept()`,
  `create trigger event_kept before update or delete on event_chain
     for each row execute function event_kept()`,
  `create trigger events_kept before truncate on event_chain
     for each statement execute function event_kept()`,
  `create table chain_checks (
     single boolean primary key default true check (single),
     checked_at timestamptz not null,
     entries bigint not null,
     broken_at bigint,
     problem text check (problem <> '')
   )`,
];

/**
 * Tries at secrets that failed, by what was tried: one entry of the audit log stands for those of a while, which grows
 * as they go on, so that strangers cannot fill it.
 */
const FAILURES = [
  `create table failed_tries (
     key text primary key,
     user_id bigint references users (id) on delete cascade,
     kind text not null,
     telling integer not null default 1,
     untold integer not null default 0,
     wait integer not null default 1,
     next_at timestamptz not null,
     last_at timestamptz not null,
     address text,
     device text
   )`,
  'create index failed_tries_untold on failed_tries (next_at) where untold > 0',
];

export async function up(db: QueryExecutorProvider): Promise<void> {
  await runAll(db, [...CHAIN, ...FAILURES]);
}
