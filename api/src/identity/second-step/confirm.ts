import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { refused, unauthorized } from '../../http/failure.ts';
import { countFailure } from '../failed-tries.ts';
import { verifyPassword } from '../passwords.ts';
import { claimTry, forgetTries } from '../tries.ts';
import { accountById } from '../users.ts';

const WRONG = 'The current password is wrong';

/** Takes the caller's password again, for what a session alone may not do. Throws 422 and, after too many tries, 429. */
export async function confirmOwner(
  db: Database,
  caller: Caller,
  { currentPassword, network }: { currentPassword: string; network: string },
): Promise<void> {
  const key = `password:${caller.id}`;
  const failed = () => countFailure(db, 'password_refused', caller.id);
  await claimTry(db, { key, free: 10, forgottenAfter: 24 }, failed);
  const account = await accountById(db, caller.id);
  if (!account) throw unauthorized();
  if (!(await verifyPassword(account.passwordHash, currentPassword, network))) {
    await failed();
    throw refused('wrong_password', WRONG, [{ path: 'currentPassword', message: WRONG }]);
  }
  await forgetTries(db, key);
  await db
    .updateTable('sessions')
    .set({ confirmed_at: sql`now()` })
    .where('id', '=', caller.session)
    .execute();
}
