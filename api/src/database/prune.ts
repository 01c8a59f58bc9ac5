import { type RawBuilder, sql } from 'kysely';
import { BELIEVED_FOR_DAYS } from '../identity/keys.ts';
import type { Database } from './database.ts';
import { daysAgo } from './days-ago.ts';
import type { Schema } from './schema.ts';

/** Rows of one statement: it ends long before the database breaks it off. */
const PART = 5_000;

/** Which rows of a table are over. */
type Old = [table: keyof Schema, isOver: RawBuilder<unknown>];

/**
 * Answers kept for a repetition of their request after 7 days, visits after one (the dashboard looks back 30 minutes),
 * and what takes a change of an order back, which it does for seconds; where requests came from, once those are answered
 * and a day is over; sessions, steps of a sign-in, keys and counts that are over, and browsers that signed in for the
 * last time half a year ago.
 */
const OLD: readonly Old[] = [
  ['idempotency_keys', sql`created_at < ${daysAgo(7)}`],
  ['visits', sql`minute < ${daysAgo(1)}`],
  ['order_undos', sql`at < ${daysAgo(1)}`],
  [
    'open_requests',
    sql`at < ${daysAgo(1)} and case subject
      when 'quote' then not exists (select from quotes where id = subject_id and status = 'Open')
      when 'question' then not exists (select from questions where id = subject_id and answer is null)
      else true end`,
  ],
  ['sessions', sql`expires_at < ${daysAgo(1)}`],
  ['password_links', sql`expires_at < ${daysAgo(1)}`],
  ['passkey_challenges', sql`expires_at < ${daysAgo(0)}`],
  ['sign_in_tickets', sql`expires_at < ${daysAgo(0)}`],
  ['override_tickets', sql`expires_at < ${daysAgo(0)}`],
  ['known_devices', sql`used_at < ${daysAgo(180)}`],
  ['token_keys', sql`made_at < ${daysAgo(BELIEVED_FOR_DAYS)}`],
  ['tries', sql`at < ${daysAgo(1)}`],
  ['failed_tries', sql`last_at < ${daysAgo(1)} and untold = 0`],
  ['rate_counts', sql`until < ${daysAgo(0)}`],
];

async function deleteOld(db: Database, [table, isOver]: Old): Promise<void> {
  const name = sql.table(table);
  let deleted = PART;
  while (deleted === PART) {
    const { rows } = await sql`
      delete from ${name}
      where ctid = any (array (select ctid from ${name} where ${isOver} limit ${PART}))
      returning 1`.execute(db);
    deleted = rows.length;
  }
}

/**
 * Deletes rows that are not used any more, in parts, so that a run goes on where the one before was broken off. A
 * table that fails holds up no other. Throws an AggregateError with what failed, by table.
 */
export async function prune(db: Database): Promise<void> {
  const failures: Error[] = [];
  for (const old of OLD) {
    try {
      await deleteOld(db, old);
    } catch (cause) {
      failures.push(
        new Error(`${old[0]}: ${cause instanceof Error ? cause.message : cause}`, { cause }),
      );
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
  }
}
