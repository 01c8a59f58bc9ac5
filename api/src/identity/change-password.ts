import type { ChangePassword } from '../../contract/auth.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { conflict, refused, unauthorized } from '../http/failure.ts';
import { networkOf } from '../http/network.ts';
import type { Origin } from '../http/request-origin.ts';
import { expectUncommon } from './common-passwords.ts';
import { forgetTrust } from './devices.ts';
import { countFailure } from './failed-tries.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endSessions, openSession } from './sessions.ts';
import { claimTry, forgetTries } from './tries.ts';
import { type Account, accountById, setPassword } from './users.ts';

const WRONG = 'The current password is wrong';

/**
 * A wrong current password is 422, so that it signs no account out (AUTH-3). Every session begun with
 * the old password ends, and a new one begins, with the second factor that the caller's had. Answers it, and the account as it is then.
 */
export async function changePassword(
  db: Database,
  {
    id,
    currentPassword,
    newPassword,
    secondFactor,
  }: ChangePassword & Pick<Caller, 'id' | 'secondFactor'>,
  origin: Origin,
): Promise<{ account: Account; session: string }> {
  const network = networkOf(origin.ip);
  const key = `password:${id}`;
  const failed = () => countFailure(db, 'password_refused', id);
  await claimTry(db, { key, free: 10, forgottenAfter: 24 }, failed);
  const account = await accountById(db, id);
  if (!account) throw unauthorized();
  if (!(await verifyPassword(account.passwordHash, currentPassword, network))) {
    await failed();
    throw refused('wrong_password', WRONG, [{ path: 'currentPassword', message: WRONG }]);
  }
  await forgetTries(db, key);
  await expectUncommon(newPassword, 'newPassword');
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
    await forgetTrust(transaction, id);
    const proved = { ...origin, secondFactor };
    const session = await openSession(transaction, account, proved, 'password_changed');
    return { account: { ...account, tokenVersion }, session };
  });
}
