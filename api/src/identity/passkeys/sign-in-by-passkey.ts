import type { PasskeyRequest, PasskeySignIn } from '../../../contract/factors.ts';
import type { Database } from '../../database/database.ts';
import { unauthorized } from '../../http/failure.ts';
import { networkOf } from '../../http/network.ts';
import type { Origin } from '../../http/request-origin.ts';
import type { RelyingParty } from '../../settings.ts';
import { countAddressFailure, expectOpenAddress, failureKey } from '../address-failures.ts';
import { countFailure } from '../failed-tries.ts';
import { beginSession, type SignedIn } from '../sign-in.ts';
import { Turns } from '../turns.ts';
import { accountById } from '../users.ts';
import { keepChallenge, TIMEOUT_MS } from './challenges.ts';
import { passkeyOf, provePasskey, recordRefusedCounter, usePasskey } from './prove-passkey.ts';

/** Bounds by how many one process exceeds the limit of an address, because only failures count there. */
const turns = new Turns(20);

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
 * Throws 401, and 429 after too many failures of one address.
 */
export function signInByPasskey(
  db: Database,
  request: PasskeySignIn,
  from: { origin: Origin; relyingParty: RelyingParty },
): Promise<SignedIn> {
  const network = networkOf(from.origin.ip);
  return turns.run(network, network, () => attempt(db, request, from));
}

async function attempt(
  db: Database,
  request: PasskeySignIn,
  { origin, relyingParty }: { origin: Origin; relyingParty: RelyingParty },
): Promise<SignedIn> {
  const address = failureKey('passkey', networkOf(origin.ip));
  const passkey = await passkeyOf(db, request.credential.id);
  const recordFailure = () => countFailure(db, 'sign_in_failed', passkey?.user_id ?? null);
  await expectOpenAddress(db, address, recordFailure);
  const failed = async () => {
    await countAddressFailure(db, address);
    await recordFailure();
  };
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
    await countAddressFailure(db, address);
    await recordRefusedCounter(db, passkey, { by: account, counter: proof.newCounter });
    throw notAccepted();
  }
  return signedIn;
}
