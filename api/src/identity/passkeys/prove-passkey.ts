import type { Transaction } from 'kysely';
import type { PasskeySignIn } from '../../../contract/factors.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { RelyingParty } from '../../settings.ts';
import { takeChallenge } from './challenges.ts';

/** The passkey that an answer names, and whose it is. */
export const passkeyOf = (db: Database, id: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
type Passkey = NonNullable<Awaited<ReturnType<typeof passkeyOf>>>;

/** What an answer proves. */
export interface PasskeyProof {
  newCounter: number;
  credentialBackedUp: boolean;
}

/**
 * What the answer proves; undefined where it is not of this site, its challenge and its key. `session` is the one that
 * the challenge was given to, or null for that of a sign-in.
 */
export async function provePasskey(
  db: Database,
  { credential }: Pick<PasskeySignIn, 'credential'>,
  {
    passkey,
    relyingParty,
    session,
  }: { passkey: Passkey; relyingParty: RelyingParty; session: string | null },
): Promise<PasskeyProof | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...response } = credential.response;
  const owner = Buffer.from(passkey.user_id).toString('base64url');
  if (userHandle && userHandle !== owner) return undefined;
  const answer = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(db, challenge, session),
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

/** Keeps that it was used. False for a counter that did not go on, as that of a copy would not. */
export async function usePasskey(
  tx: Transaction<Schema>,
  id: string,
  { newCounter, credentialBackedUp }: PasskeyProof,
): Promise<boolean> {
  const used = await tx
    .updateTable('passkeys')
    .set({ counter: newCounter, used_at: new Date(), backed_up: credentialBackedUp })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('counter', '<', String(newCounter)),
        eb.and([eb('counter', '=', '0'), eb.val(newCounter === 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Records in the account's history that a passkey was refused: its counter says that it was copied or replayed. */
export async function recordRefusedCounter(
  db: Database,
  passkey: Passkey,
  { by, counter }: { by: { id: string; name: string }; counter: number },
): Promise<void> {
  await writeEvent(db, {
    subject: 'account',
    id: by.id,
    kind: 'passkey_refused',
    by: { id: by.id, name: by.name },
    text: `${passkey.name}: its counter went back to ${counter}, as that of a copy would`,
  });
}
