import type { PasskeyRequest, PasskeySignIn } from '../../../contract/factors.ts';
import type { Database } from '../../database/database.ts';
import { unauthorized } from '../../http/failure.ts';
import { networkOf } from '../../http/network.ts';
import type { Origin } from '../../http/request-origin.ts';
import type { RelyingParty } from '../../settings.ts';
import { countFailure } from '../failed-tries.ts';
import { beginSession, type SignedIn } from '../sign-in.ts';
import { claimTry, takeBackTry } from '../tries.ts';
import { accountById } from '../users.ts';
import { keepChallenge, TIMEOUT_MS } from './challenges.ts';
import { passkeyOf, provePasskey, recordRefusedCounter, usePasskey } from './prove-passkey.ts';

const FROM_ADDRESS = { free: 50, forgottenAfter: 1 };

const notAccepted = () =>
  unauthorized('This passkey was not accepted: try again, or sign in with your password');
const notKnown = () =>
  unauthorized('This passkey is not known here: it was removed. Sign in with your password');

/**
 * Returns the challenge that the browser signs with any passkey of this site; no name has to be typed.
 * `session` is the session of the person who confirms; null for a sign-in.
 */
export async function requestPasskey(
  db: Database,
  { id }: RelyingParty,
  session: string | null,
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { challenge } = await generateAuthenticationOptions({ rpID: id });
  await keepChallenge(db, challenge, session);
  return { challenge, rpId: id, timeout: TIMEOUT_MS, userVerification: 'required' };
}

/**
 * Begins a session for the holder of a passkey. The device and its unlocking count as two factors.
 * Throws 401, and 429 after too many tries from one address.
 */
export async function signInByPasskey(
  db: Database,
  request: PasskeySignIn,
  { origin, relyingParty }: { origin: Origin; relyingParty: RelyingParty },
): Promise<SignedIn> {
  const key = `passkey:${networkOf(origin.ip)}`;
  const passkey = await passkeyOf(db, request.credential.id);
  const failed = () => countFailure(db, 'sign_in_failed', passkey?.user_id ?? null);
  await claimTry(db, { key, ...FROM_ADDRESS }, failed);
  if (!passkey) {
    await failed();
    throw notKnown();
  }
  const proof = await provePasskey(db, request, { passkey, relyingParty, session: null });
  const account = proof && (await accountById(db, passkey.user_id));
  if (!account) {
    await failed();
    throw notAccepted();
  }
  const signedIn = await db.transaction().execute(async (tx) => {
    if (!(await usePasskey(tx, passkey.id, proof))) return undefined;
    return beginSession(tx, account, { origin, device: request.device, secondFactor: true });
  });
  if (!signedIn) {
    await recordRefusedCounter(db, passkey, { by: account, counter: proof.newCounter });
    throw notAccepted();
  }
  await takeBackTry(db, key);
  return signedIn;
}
