import type { Transaction } from 'kysely';
import type { AuthenticatorOffer } from '../../../contract/factors.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { limitOwnChanges } from '../../events/limit-own-changes.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { Caller } from '../../http/access.ts';
import { conflict, unauthorized } from '../../http/failure.ts';
import type { Seal } from '../seal.ts';
import { claimTry, forgetTries } from '../tries.ts';
import { accountById } from '../users.ts';
import {
  enableAuthenticator,
  offerAuthenticator,
  readOfferedCode,
  removeAuthenticator,
} from './authenticator.ts';
import { AT_CODES, codeKey } from './codes.ts';
import { heldFactors } from './factors.ts';
import { expectFactorLeft, holdAccount, provedNow } from './own-factors.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

const none = () =>
  conflict('no_authenticator', 'You have no authenticator app here: add one first');

/** A secret for the caller's app. */
export async function offerOwn(
  db: Database,
  seal: Seal,
  caller: Caller,
): Promise<AuthenticatorOffer> {
  const account = await accountById(db, caller.id);
  if (!account) throw unauthorized();
  return offerAuthenticator(db, seal, account);
}

/** Puts it into use, by a code of it; answers the recovery codes. Throws 422, and 429 after too many wrong ones. */
export async function enableOwn(
  db: Database,
  seal: Seal,
  { caller, code }: { caller: Caller; code: string },
): Promise<string[]> {
  await claimTry(db, { key: codeKey(caller.id), ...AT_CODES });
  const shown = await readOfferedCode(db, seal, { userId: caller.id, code });
  const codes = await db.transaction().execute(async (tx) => {
    await holdAccount(tx, caller.id);
    await limitOwnChanges(tx, caller.id, 'authenticator_on');
    const made = await enableAuthenticator(tx, shown, caller);
    await provedNow(tx, caller.session);
    return made;
  });
  await forgetTries(db, codeKey(caller.id));
  return codes;
}

/** Switches it off, if it is on. Throws 409 `last_factor` where the role needs one, and 422. */
export async function disableOwn(db: Database, caller: Caller): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdAccount(tx, caller.id);
    await removeAuthenticator(tx, caller.id, caller);
    await expectFactorLeft(tx, caller.id);
  });
}

async function expectAuthenticator(tx: Transaction<Schema>, userId: string): Promise<void> {
  const { authenticator } = await heldFactors(tx, userId);
  if (!authenticator) throw none();
}

/** Ten new recovery codes; the earlier ones end. Throws 409 `no_authenticator`. */
export async function renewRecoveryCodes(db: Database, caller: Caller): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await holdAccount(tx, caller.id);
    await expectAuthenticator(tx, caller.id);
    await limitOwnChanges(tx, caller.id, 'recovery_codes_made');
    await writeEvent(tx, {
      subject: 'account',
      id: caller.id,
      kind: 'recovery_codes_made',
      by: caller,
    });
    return makeRecoveryCodes(tx, caller.id);
  });
}
