import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Actor, writeEvent } from '../events/write-event.ts';
import { forgetTrust } from './devices.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { forgetTries } from './tries.ts';

/** Sets the password of an account for its person, ends all its sessions, and any link that would set another one. */
export async function givePassword(
  db: Database,
  id: string,
  { password, by }: { password: string; by: Actor },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const { username } = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash, token_version: sql`token_version + 1` })
      .where('id', '=', id)
      .returning('username')
      .executeTakeFirstOrThrow();
    await tx.deleteFrom('password_links').where('user_id', '=', id).execute();
    await endSessions(tx, id);
    await forgetTrust(tx, id);
    await forgetTries(tx, `account:${username.toLowerCase()}`);
    await writeEvent(tx, { subject: 'account', id, kind: 'password_given', by });
  });
}
