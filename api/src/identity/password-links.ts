import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { PasswordLink } from '../../contract/accounts.ts';
import type { Database } from '../database/database.ts';
import { type Actor, writeEvent } from '../events/write-event.ts';
import { notFound } from '../http/failure.ts';
import { hashPassword } from './passwords.ts';
import { secretHash } from './secret-hash.ts';
import { endSessions } from './sessions.ts';
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
  await db
    .insertInto('password_links')
    .values({ user_id: userId, hash: secretHash(token), expires_at: expires })
    .onConflict((row) =>
      row.column('user_id').doUpdateSet({ hash: secretHash(token), expires_at: expires }),
    )
    .execute();
  await writeEvent(db, { subject: 'account', id: userId, kind: 'link_made', by });
  return { path: `/reset#${token}`, expiresAt: expires.toISOString() };
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
 * no more. Throws 404 `link_over`.
 */
export async function applyPasswordLink(
  db: Database,
  { token, newPassword, network }: { token: string; newPassword: string; network: string },
): Promise<void> {
  // Before anything is computed for it.
  await lookAtLink(db, token);
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
    await forgetTries(tx, `account:${user.username.toLowerCase()}`);
    await writeEvent(tx, { subject: 'account', id: user.id, kind: 'password_set', by: user });
  });
}
