import type { LoginRequest, SignInStep } from '../../contract/auth.ts';
import type { Database } from '../database/database.ts';
import { refused, unauthorized } from '../http/failure.ts';
import { networkOf } from '../http/network.ts';
import type { Origin } from '../http/request-origin.ts';
import { countAddressFailure, failureKey } from './address-failures.ts';
import { accountAtBrowser, deviceKey, newDevice, rememberingDevice } from './devices.ts';
import { countFailure } from './failed-tries.ts';
import { NO_PASSWORD, verifyPassword } from './passwords.ts';
import { type Browser, stepAfterPassword } from './second-step/step-after-password.ts';
import { openSession } from './sessions.ts';
import { claimTry, settlingTries } from './tries.ts';
import { Turns } from './turns.ts';
import type { Account } from './users.ts';

const REFUSED = 'Wrong username or password';
const MORE = 'This account takes more than a password: load the page again';
const AT_ACCOUNT = { free: 10, forgottenAfter: 24 };
/** Bounds by how many one process exceeds the limit of an address, because only failures count there. */
const addressTurns = new Turns(20);
/** Fewer than an account's free tries, so that people who know their password are not refused for coming at once. */
const accountTurns = new Turns(4);

export interface SignedIn {
  account: Account;
  /** Id of the session that has begun. */
  session: string;
  /** What this browser shows at its next sign-in. */
  device: string;
}

/** The browser that signs in. */
interface From extends Omit<Browser, 'device'> {
  origin: Origin;
}

/** Begins a session of an account, and remembers the browser. */
export async function beginSession(
  db: Database,
  account: Account,
  {
    origin,
    device = newDevice(),
    secondFactor,
  }: { origin: Origin; device?: string | undefined; secondFactor: boolean },
): Promise<SignedIn> {
  const remembering = rememberingDevice(db, account.id, device);
  const session = await openSession(remembering, account, { ...origin, secondFactor });
  return { account, session, device };
}

/**
 * Begins a session for that name and password, or answers what else it takes. Throws 401, never 403, for a wrong password, after as much
 * work as for an unknown name; 429 after too many tries by strangers at one account, or failures of one address.
 * A browser that signed in to the account before has tries of its own.
 */
export function signIn(
  db: Database,
  request: LoginRequest,
  from: From,
): Promise<SignedIn | SignInStep> {
  const { origin } = from;
  const network = networkOf(origin.ip);
  return addressTurns.run(network, network, () =>
    accountTurns.run(request.username.toLowerCase(), network, () => attempt(db, request, from)),
  );
}

async function attempt(
  db: Database,
  { username, password, device, steps }: LoginRequest,
  { origin, ...shown }: From,
): Promise<SignedIn | SignInStep> {
  const network = networkOf(origin.ip);
  const account = await accountAtBrowser(db, username, device);
  const failed = () => countFailure(db, 'sign_in_failed', account?.id ?? null);
  const ofBrowser = account?.known && device ? deviceKey(account.id, device) : undefined;
  const key = ofBrowser ?? `account:${username.toLowerCase()}`;
  const address = ofBrowser ? undefined : failureKey('sign-in', network);
  await claimTry(db, { key, ...AT_ACCOUNT, address }, failed);
  const right = await verifyPassword(account?.passwordHash ?? NO_PASSWORD, password, network);
  if (!account || !right) {
    if (address) await countAddressFailure(db, address);
    await failed();
    throw unauthorized(REFUSED);
  }
  const settling = settlingTries(db, key);
  const { step, secondFactor } = await stepAfterPassword(db, account, {
    browser: { device, ...shown },
    settling,
  });
  if (!step) return beginSession(db, account, { origin, device, secondFactor });
  if (steps) return step();
  throw refused('second_step', MORE, [{ path: 'steps', message: MORE }]);
}
