import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Actor } from '../events/write-event.ts';
import { groupedEvent } from '../events/write-grouped-event.ts';
import { notFound } from '../http/failure.ts';
import { LONGEST_DEVICE, type Origin } from '../http/request-origin.ts';
import { TOKEN_LIFE_MS } from './tokens.ts';

/**
 * Begins a session of an account and answers its id, the `jti` of its tokens. `kind` is what its entry in the audit log,
 * which costs no further round trip, says of how that came. `db` may be a statement that does something beside it.
 */
export async function openSession(
  db: Pick<Database, 'with'>,
  account: Actor & { id: string },
  { ip, device, session, boundTo, secondFactor = false }: Origin & { secondFactor?: boolean },
  kind = 'signed_in',
): Promise<string> {
  const id = session ?? randomUUID();
  const userId = account.id;
  await groupedEvent(db, { by: account, kind })
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      expires_at: new Date(Date.now() + TOKEN_LIFE_MS),
      address: ip,
      device: device.slice(0, LONGEST_DEVICE),
      second_factor: secondFactor,
      bound_to: boundTo ?? null,
    })
    .execute();
  return id;
}

const openSessions = (db: Database, userId: string) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`);

/** Whether a session of an account has neither ended nor expired. */
export async function isSessionOpen(db: Database, userId: string, id: string): Promise<boolean> {
  const open = await openSessions(db, userId).where('id', '=', id).select('id').executeTakeFirst();
  return open !== undefined;
}

/** The open sessions of an account, the last used first. */
export function listSessions(db: Database, userId: string) {
  return openSessions(db, userId)
    .select(['id', 'created_at', 'used_at', 'address', 'device'])
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

const ending = (db: Database, userId: string) =>
  db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);

/** Ends one session of an account. Throws 404 for one that is not open, or not of this account. */
export async function endSession(db: Database, userId: string, id: string): Promise<void> {
  const { numUpdatedRows } = await ending(db, userId)
    .where(sql`id::text`, '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('This session has ended already', 'unknown_session');
}

/** Ends all sessions of an account, or all but one; answers how many. */
export async function endSessions(db: Database, userId: string, except?: string): Promise<number> {
  const all = ending(db, userId);
  const { numUpdatedRows } = await (except
    ? all.where('id', '<>', except)
    : all
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Binds an open session that was not bound when it began; of several at once the first counts. */
export async function bindSession(db: Database, id: string, boundTo: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ bound_to: boundTo, bound_late_at: sql`now()` })
    .where('id', '=', id)
    .where('bound_to', 'is', null)
    .execute();
}

/** Notes the use of a session, once a minute at most. */
export async function noteUse(db: Database, id: string, { ip, device }: Origin): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: sql`now()`, address: ip, device: device.slice(0, LONGEST_DEVICE) })
    .where('id', '=', id)
    .where('used_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute();
}
