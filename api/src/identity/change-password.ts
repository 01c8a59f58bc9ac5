import type { ChangePassword } from '../../contract/auth.ts';
import type { Database } from '../database/database.ts';
import { conflict, refused, unauthorized } from '../http/failure.ts';
import { networkOf } from '../http/network.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endSessions, type Origin, openSession } from './sessions.ts';
import { claimTry, forgetTries } from './tries.ts';
import { type Account, accountById, setPassword } from './users.ts';

const WRONG = 'The current password is wrong';

/**
 * Ruling 7: a wrong current password is 422, so that it signs no account out. Every session begun with
 * the old password ends, and a new one begins. Answers it, and the account as it is then.
 */
export async function changePassword(
  db: Database,
  { id, currentPassword, newPassword }: ChangePassword & { id: string },
  origin: Origin,
): Promise<{ account: Account; session: string }> {
  const network = networkOf(origin.ip);
  const key = `password:${id}`;
  await claimTry(db, { key, free: 10, forgottenAfter: 24 });
  const account = await accountById(db, id);
  if (!account) throw unauthorized();
  if (!(await verifyPassword(account.passwordHash, currentPassword, network))) {
    throw refused('wrong_password', WRONG, [{ path: 'currentPassword', message: WRONG }]);
  }
  await forgetTries(db, key);
  const passwordHash = await hashPassword(newPassword, network);
  return db.transaction().execute(async (transaction) => {
    const tokenVersion = await setPassword(transaction, account, passwordHash);
    if (tokenVersion === undefined) {
      throw conflict(
        'stale_version',
        'The password was changed meanwhile: sign in with the new one',
      );
    }
    await endSessions(transaction, id);
    const session = await openSession(transaction, id, origin);
    return { account: { ...account, tokenVersion }, session };
  });
}
