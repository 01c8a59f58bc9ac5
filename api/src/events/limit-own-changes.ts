import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { conflict } from '../http/failure.ts';

/** Of one kind within a day: more than a person needs, and few enough for a log that is kept for ever. */
const MOST_A_DAY = 20;

/**
 * Throws 409 `too_many_changes` where an account has changed this of itself as often as a day takes. Each change is an
 * entry of the audit log, so none is left out. The caller holds a row of the account, so that changes take turns.
 */
export async function limitOwnChanges(db: Database, userId: string, kind: string): Promise<void> {
  const { made } = await db
    .selectFrom('events')
    .select(sql<number>`count(*)::int`.as('made'))
    .where('subject', '=', 'account')
    .where('subject_id', '=', userId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (made < MOST_A_DAY) return;
  throw conflict(
    'too_many_changes',
    `You have done this ${MOST_A_DAY} times within a day: try again tomorrow, or call us`,
  );
}
