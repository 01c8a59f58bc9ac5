import { MAX_PASSKEYS } from '@evmandi/contract/domain/limits';
import { SITE_NAME } from '@evmandi/contract/domain/site';
import type { AddPasskey, PasskeyOffer } from '../../../contract/factors.ts';
import type { Database } from '../../database/database.ts';
import { limitOwnChanges } from '../../events/limit-own-changes.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { Caller } from '../../http/access.ts';
import { conflict, refused, unauthorized } from '../../http/failure.ts';
import type { Origin } from '../../http/request-origin.ts';
import type { RelyingParty } from '../../settings.ts';
import { deviceName } from '../device-name.ts';
import { holdAccount, provedNow } from '../second-step/own-factors.ts';
import { accountById } from '../users.ts';
import { keepChallenge, TIMEOUT_MS, takeChallenge } from './challenges.ts';

const NOT_ADDED = 'This passkey was not added: start again with “Add a passkey”';
const notAdded = () =>
  refused('passkey_refused', NOT_ADDED, [{ path: 'credential', message: NOT_ADDED }]);

const ownPasskeys = (db: Database, userId: string) =>
  db.selectFrom('passkeys').select(['id', 'transports']).where('user_id', '=', userId).execute();

function expectRoom(passkeys: object[]): void {
  if (passkeys.length < MAX_PASSKEYS) return;
  throw conflict(
    'too_many_passkeys',
    `An account has ${MAX_PASSKEYS} passkeys or fewer: remove one first`,
  );
}

/** What the browser is asked to make, for this session alone. Throws 409 `too_many_passkeys`, and 422. */
export async function offerPasskey(
  db: Database,
  caller: Caller,
  { id: rpID }: RelyingParty,
): Promise<PasskeyOffer> {
  const [account, passkeys] = await Promise.all([
    accountById(db, caller.id),
    ownPasskeys(db, caller.id),
  ]);
  if (!account) throw unauthorized();
  expectRoom(passkeys);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { rp, ...options } = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID,
    userID: new TextEncoder().encode(account.id),
    userName: account.username,
    userDisplayName: account.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, options.challenge, caller.session);
  return { ...options, rp: { id: rpID, name: rp.name } };
}

/** What the answer proves; undefined where it is not of this site, session and challenge. */
async function verified(
  db: Database,
  { credential }: AddPasskey,
  session: string,
  { id, origins }: RelyingParty,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { transports: _, ...response } = credential.response;
  const answer = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(db, challenge, session),
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => undefined);
  return answer?.registrationInfo;
}

/**
 * Adds the passkey that the browser made, named after the device. It proves the person to be there, so the session has
 * a second factor from then on. Throws 409 `known_passkey` and `too_many_passkeys`, and 422.
 */
export async function addPasskey(
  db: Database,
  request: AddPasskey,
  { caller, origin, relyingParty }: { caller: Caller; origin: Origin; relyingParty: RelyingParty },
): Promise<void> {
  const proof = await verified(db, request, caller.session, relyingParty);
  if (!proof) throw notAdded();
  const { credential, credentialBackedUp } = proof;
  const name = deviceName(origin.device);
  await db.transaction().execute(async (tx) => {
    await holdAccount(tx, caller.id);
    expectRoom(await ownPasskeys(tx, caller.id));
    const added = await tx
      .insertInto('passkeys')
      .values({
        id: credential.id,
        user_id: caller.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: request.credential.response.transports ?? [],
        backed_up: credentialBackedUp,
        name,
      })
      .onConflict((row) => row.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw conflict('known_passkey', 'This passkey was added already: it is in use');
    await limitOwnChanges(tx, caller.id, 'passkey_added');
    await provedNow(tx, caller.session);
    await writeEvent(tx, {
      subject: 'account',
      id: caller.id,
      kind: 'passkey_added',
      by: caller,
      text: name,
    });
  });
}
