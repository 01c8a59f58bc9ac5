import { randomUUID } from 'node:crypto';
import type { LoginRequest } from '../../contract/auth.ts';
import type { Database } from '../database/database.ts';
import { unauthorized } from '../http/failure.ts';
import { networkOf } from '../http/network.ts';
import { deviceKey, isKnownDevice, rememberDevice } from './devices.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { type Origin, openSession } from './sessions.ts';
import { claimTry, forgetTries, takeBackTry } from './tries.ts';
import { Turns } from './turns.ts';
import { type Account, accountByUsername } from './users.ts';

/** No account has this id: for an unknown name the same is asked as for a known one. */
const NOBODY = '0';
const REFUSED = 'Wrong username or password';
const AT_ACCOUNT = { free: 10, forgottenAfter: 24 };
/** Many people may share one address. */
const FROM_ADDRESS = { free: 50, forgottenAfter: 1 };
/** Fewer than are free, so that people who know their password are not refused for coming at once. */
const addressTurns = new Turns(20);
const accountTurns = new Turns(4);

let decoy: Promise<string> | undefined;
/** The hash of a password that is not known, for accounts that do not exist. */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomUUID());
  decoy.catch(() => {
    decoy = undefined;
  });
  return decoy;
}

interface SignedIn {
  account: Account;
  /** Id of the session that has begun. */
  session: string;
  /** What this browser shows at its next sign-in. */
  device: string;
}

/**
 * Begins a session for that name and password. Throws 401, never 403, for a wrong password, after as much
 * work as for an unknown name; 429 after too many tries by strangers, at one account or from one address.
 * A browser that signed in to the account before has tries of its own.
 */
export function signIn(db: Database, request: LoginRequest, origin: Origin): Promise<SignedIn> {
  const network = networkOf(origin.ip);
  return addressTurns.run(network, network, () =>
    accountTurns.run(request.username.toLowerCase(), network, () => attempt(db, request, origin)),
  );
}

async function attempt(
  db: Database,
  { username, password, device }: LoginRequest,
  origin: Origin,
): Promise<SignedIn> {
  const network = networkOf(origin.ip);
  const account = await accountByUsername(db, username);
  const known = await isKnownDevice(db, account?.id ?? NOBODY, device);
  const fromAddress = `address:${network}`;
  if (!known) await claimTry(db, { key: fromAddress, ...FROM_ADDRESS });
  const atAccount =
    known && account && device
      ? deviceKey(account.id, device)
      : `account:${username.toLowerCase()}`;
  await claimTry(db, { key: atAccount, ...AT_ACCOUNT });
  const passwordHash = account?.passwordHash ?? (await decoyHash());
  const right = await verifyPassword(passwordHash, password, network);
  if (!account || !right) throw unauthorized(REFUSED);
  if (!known) await takeBackTry(db, fromAddress);
  await forgetTries(db, atAccount);
  return {
    account,
    session: await openSession(db, account.id, origin),
    device: await rememberDevice(db, account.id, device),
  };
}
