import type { AuthenticatorOffer, CodeSignIn, FirstCode } from '../../../contract/factors.ts';
import type { Database } from '../../database/database.ts';
import { conflict, unauthorized } from '../../http/failure.ts';
import type { Origin } from '../../http/request-origin.ts';
import { trustDevice } from '../devices.ts';
import { countFailure } from '../failed-tries.ts';
import type { Seal } from '../seal.ts';
import { beginSession, type SignedIn } from '../sign-in.ts';
import { claimTry, forgetTries } from '../tries.ts';
import { type Account, accountById } from '../users.ts';
import { enableAuthenticator, offerAuthenticator, readOfferedCode } from './authenticator.ts';
import { AT_CODES, codeKey, isRefusedCode } from './codes.ts';
import { heldFactors } from './factors.ts';
import { holdAccount } from './own-factors.ts';
import { readCode } from './read-code.ts';
import { spendTicket, type TicketStep, ticketHolder } from './tickets.ts';

/** Whose ticket it is; one try at a code is counted before anything is looked at for it. Throws 422 and 429. */
async function claimCode(db: Database, ticket: string, step: TicketStep): Promise<Account> {
  const userId = await ticketHolder(db, ticket, step);
  await claimTry(db, { key: codeKey(userId), ...AT_CODES }, () =>
    countFailure(db, 'sign_in_failed', userId),
  );
  const account = await accountById(db, userId);
  if (!account) throw unauthorized();
  return account;
}

/** Does it; a code that is wrong or was used counts as a sign-in that failed. */
async function countingRefusals<Result>(
  db: Database,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isRefusedCode(error)) await countFailure(db, 'sign_in_failed', userId);
    throw error;
  }
}

interface ByCode extends Omit<CodeSignIn, 'trust'> {
  origin: Origin;
  /** Of the cookie by which the browser is trusted from now on; left out where it is not. */
  trustHash: string | undefined;
}

/**
 * The second step: a code of the app or a recovery code, with the ticket of the first. Throws 422 `wrong_code`,
 * `code_used` and `ticket_over`, and 429 after too many wrong ones.
 */
export async function signInByCode(
  db: Database,
  seal: Seal,
  { ticket, code, device, trustHash, origin }: ByCode,
): Promise<SignedIn> {
  const account = await claimCode(db, ticket, 'code');
  const signedIn = await countingRefusals(db, account.id, async () => {
    const take = await readCode(db, seal, { account, code });
    return db.transaction().execute(async (tx) => {
      await take(tx);
      await spendTicket(tx, ticket, 'code');
      const begun = await beginSession(tx, account, { origin, device, secondFactor: true });
      if (trustHash !== undefined) {
        await trustDevice(tx, account.id, { device: begun.device, cookieHash: trustHash });
      }
      return begun;
    });
  });
  await forgetTries(db, codeKey(account.id));
  return signedIn;
}

/** Throws 409 where a factor was added meanwhile: knowing the password alone must not replace it. */
async function expectNone(db: Database, userId: string): Promise<void> {
  const { authenticator, passkeys } = await heldFactors(db, userId);
  if (!authenticator && passkeys === 0) return;
  throw conflict('has_factor', 'A second factor was added meanwhile: sign in again with it');
}

/** A secret for the app of somebody whose role needs one, and who has no factor. Throws 409 and 422 `ticket_over`. */
export async function offerFirst(
  db: Database,
  seal: Seal,
  ticket: string,
): Promise<AuthenticatorOffer> {
  const account = await accountById(db, await ticketHolder(db, ticket, 'enrol'));
  if (!account) throw unauthorized();
  await expectNone(db, account.id);
  return offerAuthenticator(db, seal, account);
}

/** Puts it into use, which ends the sign-in. Throws 409, 422 and 429. */
export async function signInByFirstCode(
  db: Database,
  seal: Seal,
  { ticket, code, device, origin }: FirstCode & { origin: Origin },
): Promise<SignedIn & { recoveryCodes: string[] }> {
  const account = await claimCode(db, ticket, 'enrol');
  const by = { id: account.id, name: account.name };
  const shown = await countingRefusals(db, account.id, () =>
    readOfferedCode(db, seal, { userId: account.id, code }),
  );
  const signedIn = await db.transaction().execute(async (tx) => {
    await holdAccount(tx, account.id);
    await expectNone(tx, account.id);
    const recoveryCodes = await enableAuthenticator(tx, shown, by);
    await spendTicket(tx, ticket, 'enrol');
    const begun = await beginSession(tx, account, { origin, device, secondFactor: true });
    return { ...begun, recoveryCodes };
  });
  await forgetTries(db, codeKey(account.id));
  return signedIn;
}
