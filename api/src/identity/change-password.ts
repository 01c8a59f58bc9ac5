import type { ChangePassword } from '../../contract/auth.ts';
import type { Database } from '../database/database.ts';
import { conflict, refused, unauthorized } from '../http/failure.ts';
import { tooMany } from '../http/rate-limit.ts';
import type { FailedAttempts } from './attempts.ts';
import { verifyPassword } from './passwords.ts';
import { type Account, accountById, setPassword } from './users.ts';

const WRONG = 'The current password is wrong';

/**
 * Ruling 7: a wrong current password is 422, so that it signs no account out. Every session begun with
 * the old password ends. Answers the account as it is then.
 */
export async function changePassword(
  db: Database,
  attempts: FailedAttempts,
  { id, currentPassword, newPassword }: ChangePassword & { id: string },
): Promise<Account> {
  const wait = attempts.waitSeconds(id);
  if (wait > 0) throw tooMany(wait);
  const account = await accountById(db, id);
  if (!account) throw unauthorized();
  if (!(await verifyPassword(account.passwordHash, currentPassword))) {
    attempts.failed(id);
    throw refused('wrong_password', WRONG, [{ path: 'currentPassword', message: WRONG }]);
  }
  attempts.succeeded(id);
  const tokenVersion = await setPassword(db, account, newPassword);
  if (tokenVersion === undefined) {
    throw conflict('stale_version', 'The password was changed meanwhile: sign in with the new one');
  }
  return { ...account, tokenVersion };
}
