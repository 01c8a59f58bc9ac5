import { sql } from 'kysely';
import { BELIEVED_FOR_DAYS } from '../identity/keys.ts';
import type { Database } from './database.ts';
import { daysAgo } from './days-ago.ts';

/**
 * Deletes what is not asked for any more: answers kept for a repetition of their request after 7 days, visits
 * after one (the dashboard looks back 30 minutes), and what takes a change of an order back, which it does for seconds;
 * where requests came from, once those are answered and a day is over; sessions, steps of a sign-in, keys and counts that are over, and browsers that signed in for the last time half a year ago.
 */
export async function prune(db: Database): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(7)).execute();
  await db.deleteFrom('visits').where('minute', '<', daysAgo(1)).execute();
  await db.deleteFrom('order_undos').where('at', '<', daysAgo(1)).execute();
  await db
    .deleteFrom('open_requests')
    .where('at', '<', daysAgo(1))
    .where(
      sql<boolean>`case subject
        when 'quote' then not exists (select from quotes where id = subject_id and status = 'Open')
        when 'question' then not exists (select from questions where id = subject_id and answer is null)
        else true end`,
    )
    .execute();
  await db.deleteFrom('sessions').where('expires_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('password_links').where('expires_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', daysAgo(0)).execute();
  await db.deleteFrom('sign_in_tickets').where('expires_at', '<', daysAgo(0)).execute();
  await db.deleteFrom('override_tickets').where('expires_at', '<', daysAgo(0)).execute();
  await db.deleteFrom('known_devices').where('used_at', '<', daysAgo(180)).execute();
  await db.deleteFrom('token_keys').where('made_at', '<', daysAgo(BELIEVED_FOR_DAYS)).execute();
  await db.deleteFrom('tries').where('at', '<', daysAgo(1)).execute();
  await db
    .deleteFrom('failed_tries')
    .where('last_at', '<', daysAgo(1))
    .where('untold', '=', 0)
    .execute();
  await db.deleteFrom('rate_counts').where('until', '<', daysAgo(0)).execute();
}
