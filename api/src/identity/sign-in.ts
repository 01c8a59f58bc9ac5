import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { unauthorized } from '../http/failure.ts';
import { tooMany } from '../http/rate-limit.ts';
import type { FailedAttempts } from './attempts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { type Account, accountByUsername } from './users.ts';

const REFUSED = 'Wrong username or password';

let decoy: Promise<string> | undefined;
/** The hash of a password that is not known, for accounts that do not exist. */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomUUID());
  decoy.catch(() => {
    decoy = undefined;
  });
  return decoy;
}

interface Credentials {
  ip: string;
  username: string;
  password: string;
}

/**
 * Returns the account of that name and password. Throws 401, never 403, for a wrong password, after as much
 * work as for an unknown name, and 429 after too many of them for one name from one address.
 */
export async function signIn(
  db: Database,
  attempts: FailedAttempts,
  { ip, username, password }: Credentials,
): Promise<Account> {
  const key = `${ip} ${username.toLowerCase()}`;
  const wait = attempts.waitSeconds(key);
  if (wait > 0) throw tooMany(wait);
  const account = await accountByUsername(db, username);
  const right = await verifyPassword(account?.passwordHash ?? (await decoyHash()), password);
  if (!account || !right) {
    attempts.failed(key);
    throw unauthorized(REFUSED);
  }
  attempts.succeeded(key);
  return account;
}
