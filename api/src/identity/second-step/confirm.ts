import { sql } from 'kysely';
import type { Confirm } from '../../../contract/factors.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { refused, unauthorized } from '../../http/failure.ts';
import type { RelyingParty } from '../../settings.ts';
import { countFailure } from '../failed-tries.ts';
import {
  passkeyOf,
  provePasskey,
  recordRefusedCounter,
  usePasskey,
} from '../passkeys/prove-passkey.ts';
import { expectRelyingParty } from '../passkeys/relying-party.ts';
import { verifyPassword } from '../passwords.ts';
import type { Seal } from '../seal.ts';
import { claimTry, forgetTries } from '../tries.ts';
import { accountById } from '../users.ts';
import { AT_CODES, codeKey, isRefusedCode } from './codes.ts';
import { readCode } from './read-code.ts';

interface Confirmation {
  caller: Caller;
  seal: Seal;
  relyingParty: RelyingParty | null;
  network: string;
}

const at = (path: keyof Confirm, code: string, message: string) =>
  refused(code, message, [{ path, message }]);

/** Throws 422 `wrong_password`, and 429 after too many. */
async function byPassword(
  db: Database,
  currentPassword: string,
  { caller, network }: Confirmation,
): Promise<void> {
  const key = `password:${caller.id}`;
  const failed = () => countFailure(db, 'password_refused', caller.id);
  await claimTry(db, { key, free: 10, forgottenAfter: 24 }, failed);
  const account = await accountById(db, caller.id);
  if (!account) throw unauthorized();
  if (!(await verifyPassword(account.passwordHash, currentPassword, network))) {
    await failed();
    throw at('currentPassword', 'wrong_password', 'The current password is wrong');
  }
  await forgetTries(db, key);
}

/** Throws 422 `wrong_code` and `code_used`, and 429 after too many. */
async function byCode(db: Database, code: string, { caller, seal }: Confirmation): Promise<void> {
  const key = codeKey(caller.id);
  const failed = () => countFailure(db, 'password_refused', caller.id);
  await claimTry(db, { key, ...AT_CODES }, failed);
  try {
    const take = await readCode(db, seal, { account: caller, code });
    await db.transaction().execute(take);
  } catch (error) {
    if (isRefusedCode(error)) await failed();
    throw error;
  }
  await forgetTries(db, key);
}

/** Throws 422 `passkey_refused` for one that is not the caller's, and for what proves nothing. */
async function byPasskey(
  db: Database,
  credential: NonNullable<Confirm['credential']>,
  { caller, relyingParty }: Confirmation,
): Promise<void> {
  const party = expectRelyingParty(relyingParty);
  const passkey = await passkeyOf(db, credential.id);
  const own = passkey?.user_id === caller.id ? passkey : undefined;
  const proof =
    own &&
    (await provePasskey(
      db,
      { credential },
      { passkey: own, relyingParty: party, session: caller.session },
    ));
  if (own && proof) {
    if (await db.transaction().execute((tx) => usePasskey(tx, own.id, proof))) return;
    await recordRefusedCounter(db, own, { by: caller, counter: proof.newCounter });
  }
  await countFailure(db, 'password_refused', caller.id);
  throw refused(
    'passkey_refused',
    'This passkey was not accepted: try again, or give your password',
  );
}

/**
 * Takes the caller's password, a code or a passkey again, for what a session alone may not do in the next ten minutes
 * (AUTH-6). Throws 422, and 429 after too many wrong ones.
 */
export async function confirmOwner(
  db: Database,
  { currentPassword, code, credential }: Confirm,
  confirmation: Confirmation,
): Promise<void> {
  if (credential) await byPasskey(db, credential, confirmation);
  else if (code !== undefined) await byCode(db, code, confirmation);
  else await byPassword(db, currentPassword ?? '', confirmation);
  await db
    .updateTable('sessions')
    .set({ confirmed_at: sql`now()` })
    .where('id', '=', confirmation.caller.session)
    .execute();
}
