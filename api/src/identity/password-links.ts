import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { PasswordLink } from '../../contract/accounts.ts';
import type { Database } from '../database/database.ts';
import { type Actor, writeEvent } from '../events/write-event.ts';
import { notFound } from '../http/failure.ts';
import { expectUncommon } from './common-passwords.ts';
import { forgetTrust } from './devices.ts';
import { hashPassword } from './passwords.ts';
import { secretHash } from './secret-hash.ts';
import { endSessions, listSessions } from './sessions.ts';
import { forgetTries } from './tries.ts';

const HOUR_MS = 3_600_000;

const over = () =>
  notFound('This link was used, or is older than an hour: ask for a new one', 'link_over');

/** Makes the one link with which the holder sets an account's password; an earlier one ends. */
export async function makePasswordLink(
  db: Database,
  userId: string,
  by: Actor,
): Promise<PasswordLink> {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(Date.now() + HOUR_MS);
  const earlier = await db
    .selectFrom('password_links')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .select('expires_at')
    .executeTakeFirst();
  await db
    .insertInto('password_links')
    .values({ user_id: userId, hash: secretHash(token), expires_at: expires })
    .onConflict((row) =>
      row.column('user_id').doUpdateSet({ hash: secretHash(token), expires_at: expires }),
    )
    .execute();
  await writeEvent(db, { subject: 'account', id: userId, kind: 'link_made', by });
  return {
    path: `/reset#${token}`,
    expiresAt: expires.toISOString(),
    sessions: (await listSessions(db, userId)).length,
    replacedFrom: earlier ? new Date(earlier.expires_at.getTime() - HOUR_MS).toISOString() : null,
  };
}

/** Ends the link of an account before it is used. Throws 404 `link_over` where there is none. */
export function withdrawPasswordLink(db: Database, userId: string, by: Actor): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('password_links')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('This link was used or is over already', 'link_over');
    await writeEvent(tx, { subject: 'account', id: userId, kind: 'link_withdrawn', by });
  });
}

/** Whose password a link sets. Throws 404 `link_over`. */
export async function lookAtLink(db: Database, token: string) {
  const row = await db
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .where('hash', '=', secretHash(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('users.active', '=', true)
    .select(['users.username', 'users.name', 'expires_at'])
    .executeTakeFirst();
  if (!row) throw over();
  return { username: row.username, name: row.name, expiresAt: row.expires_at.toISOString() };
}

/**
 * Sets the password of the link's account and ends the link and all sessions; what was tried at the account counts
 * no more. A second factor stays. Throws 404 `link_over`, and 422 for a common password.
 */
export async function applyPasswordLink(
  db: Database,
  { token, newPassword, network }: { token: string; newPassword: string; network: string },
): Promise<void> {
  // Before anything is computed for it.
  await lookAtLink(db, token);
  await expectUncommon(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword, network);
  await db.transaction().execute(async (tx) => {
    const link = await tx
      .deleteFrom('password_links')
      .where('hash', '=', secretHash(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id')
      .executeTakeFirst();
    if (!link) throw over();
    const user = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash, token_version: sql`token_version + 1` })
      .where('id', '=', link.user_id)
      .where('active', '=', true)
      .returning(['id', 'name', 'username'])
      .executeTakeFirst();
    if (!user) throw over();
    await endSessions(tx, user.id);
    await forgetTrust(tx, user.id);
    await forgetTries(tx, `account:${user.username.toLowerCase()}`);
    await writeEvent(tx, { subject: 'account', id: user.id, kind: 'password_set', by: user });
  });
}
