import type { PasskeyRequest, PasskeySignIn } from '../../../contract/factors.ts';
import type { Database } from '../../database/database.ts';
import { writeEvent } from '../../events/write-event.ts';
import { unauthorized } from '../../http/failure.ts';
import { networkOf } from '../../http/network.ts';
import type { Origin } from '../../http/request-origin.ts';
import type { RelyingParty } from '../../settings.ts';
import { countFailure } from '../failed-tries.ts';
import { beginSession, type SignedIn } from '../sign-in.ts';
import { claimTry, takeBackTry } from '../tries.ts';
import { type Account, accountById } from '../users.ts';
import { keepChallenge, TIMEOUT_MS, takeChallenge } from './challenges.ts';

const FROM_ADDRESS = { free: 50, forgottenAfter: 1 };

const notAccepted = () =>
  unauthorized('This passkey was not accepted: try again, or sign in with your password');
const notKnown = () =>
  unauthorized('This passkey is not known here: it was removed. Sign in with your password');

/** What the browser is asked to sign with any passkey of this site, so that nobody has to type a name. */
export async function requestPasskey(db: Database, { id }: RelyingParty): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { challenge } = await generateAuthenticationOptions({ rpID: id });
  await keepChallenge(db, challenge, null);
  return { challenge, rpId: id, timeout: TIMEOUT_MS, userVerification: 'required' };
}

/** The passkey that an answer names, and whose it is. */
const passkeyOf = (db: Database, id: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
type Passkey = NonNullable<Awaited<ReturnType<typeof passkeyOf>>>;

/** What the answer proves; undefined where it is not of this site, its challenge and its key. */
async function verified(
  db: Database,
  { credential }: PasskeySignIn,
  { passkey, relyingParty }: { passkey: Passkey; relyingParty: RelyingParty },
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...response } = credential.response;
  const owner = Buffer.from(passkey.user_id).toString('base64url');
  if (userHandle && userHandle !== owner) return undefined;
  const answer = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(db, challenge, null),
    expectedOrigin: relyingParty.origins,
    expectedRPID: relyingParty.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      // Compared where it is stored, so that of two at once one is too late.
      counter: 0,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  return answer?.verified ? answer.authenticationInfo : undefined;
}

/** Notes that somebody signs with a copy of the passkey, or with an answer of before. */
async function tellCounter(
  db: Database,
  { passkey, account, counter }: { passkey: Passkey; account: Account; counter: number },
): Promise<void> {
  await writeEvent(db, {
    subject: 'account',
    id: account.id,
    kind: 'passkey_refused',
    by: { id: account.id, name: account.name },
    text: `${passkey.name}: its counter went back to ${counter}, as that of a copy would`,
  });
}

/**
 * Begins a session for whoever holds a passkey of an account: with its device and what unlocks it, that is two factors.
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
  const proof = await verified(db, request, { passkey, relyingParty });
  const account = proof && (await accountById(db, passkey.user_id));
  if (!account) {
    await failed();
    throw notAccepted();
  }
  const counter = proof.newCounter;
  const signedIn = await db.transaction().execute(async (tx) => {
    const used = await tx
      .updateTable('passkeys')
      .set({ counter, used_at: new Date(), backed_up: proof.credentialBackedUp })
      .where('id', '=', passkey.id)
      .where((eb) =>
        eb.or([
          eb('counter', '<', String(counter)),
          eb.and([eb('counter', '=', '0'), eb.val(counter === 0)]),
        ]),
      )
      .returning('id')
      .executeTakeFirst();
    if (!used) return undefined;
    return beginSession(tx, account, { origin, device: request.device, secondFactor: true });
  });
  if (!signedIn) {
    await tellCounter(db, { passkey, account, counter });
    throw notAccepted();
  }
  await takeBackTry(db, key);
  return signedIn;
}
