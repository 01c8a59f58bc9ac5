import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { eventContext } from '../events/event-context.ts';
import { networkOf } from '../http/network.ts';

type FailureKind = 'sign_in_failed' | 'password_refused' | 'session_refused';

/** Tries at names that there are not share so many entries: their number is the stranger's choice. */
const SHARED_ENTRIES = 64;
const LONGEST_WAIT = 60;
const STRANGER = 'Unknown person';

const sharedKey = (address: string) => {
  const hash = createHash('sha256').update(networkOf(address)).digest();
  return `unknown:${hash.readUInt8() % SHARED_ENTRIES}`;
};

/** Adds an entry for each row of `counted` that is to be told. */
const telling = sql`
  insert into events (subject, subject_id, kind, actor, request_id, address, device, after)
  select 'account', user_id, kind, ${STRANGER}::text, ${sql.ref('request_id')}, address, device,
    jsonb_build_object('times', telling)
  from counted where telling > 0`;

/**
 * Counts a try at a secret that failed. The first one writes an entry of the audit log at once; those that follow share
 * the next, after one minute, two, four, up to 60, until there was none for an hour: an account has some thirty
 * entries a day, whatever strangers do. What was typed is not kept: people type passwords into fields of names.
 */
export async function countFailure(
  db: Database,
  kind: FailureKind,
  userId: string | null,
): Promise<void> {
  const { request_id, address, device } = eventContext();
  const key = userId === null ? sharedKey(address ?? '') : `${kind}:${userId}`;
  const due = sql`tried.next_at <= clock_timestamp()`;
  const wait = sql`case when tried.last_at < clock_timestamp() - interval '1 hour' then 1
    else least(tried.wait * 2, ${sql.lit(LONGEST_WAIT)}) end`;
  await sql`with counted as (
      insert into failed_tries as tried (key, user_id, kind, address, device, next_at, last_at)
      values (${key}, ${userId}, ${kind}, ${address}, ${device},
        clock_timestamp() + interval '1 minute', clock_timestamp())
      on conflict (key) do update set
        telling = case when ${due} then tried.untold + 1 else 0 end,
        untold = case when ${due} then 0 else tried.untold + 1 end,
        wait = case when ${due} then ${wait} else tried.wait end,
        next_at = case when ${due}
          then clock_timestamp() + make_interval(mins => ${wait}) else tried.next_at end,
        last_at = clock_timestamp(), address = excluded.address, device = excluded.device
      returning user_id, kind, address, device, telling, ${request_id}::text as request_id
    ) ${telling}`.execute(db);
}

/** Writes the entries of tries after which no other one came. */
export async function tellFailures(db: Database): Promise<void> {
  await sql`with counted as (
      update failed_tries set telling = untold, untold = 0,
        next_at = clock_timestamp() + make_interval(mins => wait)
      where untold > 0 and next_at <= clock_timestamp()
      returning user_id, kind, address, device, telling, null::text as request_id
    ) ${telling}`.execute(db);
}
