import type { RegisterRequest } from '../../contract/register.ts';
import type { Database } from '../database/database.ts';
import { writeEvent } from '../events/write-event.ts';
import { networkOf } from '../http/network.ts';
import { limitRequest, noteRequest } from '../http/request-limit.ts';
import type { Origin } from '../http/request-origin.ts';
import { expectUncommon } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { beginSession, type SignedIn } from './sign-in.ts';
import { claimTry, takeBackTry } from './tries.ts';
import { Turns } from './turns.ts';
import { accountById, addAccount, refuseTakenName } from './users.ts';

/** Of names that were taken, which are learnt here: an account that is made gives its try back. */
const FROM_ADDRESS = { free: 20, forgottenAfter: 1 };
/** Fewer than are free, so that people who come at once wait for each other and are not refused. */
const turns = new Turns(8);

/**
 * Makes the account of a person who buys, and begins its first session. Throws 409 `username_taken`, after as much
 * work as for a name that is free, 429 after too many names that were taken, and 409 `too_many_open` for a network that made too many accounts.
 */
export function register(
  db: Database,
  request: RegisterRequest,
  origin: Origin,
): Promise<SignedIn> {
  const network = networkOf(origin.ip);
  return turns.run(network, network, () => makeAccount(db, request, origin));
}

async function makeAccount(
  db: Database,
  { kind, username, password, name, device, ...details }: RegisterRequest,
  origin: Origin,
): Promise<SignedIn> {
  const network = networkOf(origin.ip);
  const tries = { key: `register:${network}`, ...FROM_ADDRESS };
  await claimTry(db, tries);
  await expectUncommon(password, 'password');
  const passwordHash = await hashPassword(password, network);
  const { phone, email, company, gstin } = details;
  const ofNetwork = { subject: 'account' as const, callerId: null, address: origin.ip };
  return refuseTakenName(() =>
    db.transaction().execute(async (tx) => {
      await limitRequest(tx, ofNetwork);
      const id = await addAccount(tx, {
        username,
        name,
        role: { kind: 'customer' },
        passwordHash,
        details: { phone, email, company, gstin },
        asksDealer: kind === 'dealer',
      });
      await noteRequest(tx, { ...ofNetwork, id });
      await takeBackTry(tx, tries.key);
      await writeEvent(tx, {
        subject: 'account',
        id,
        kind: 'registered',
        by: { id, name },
        after: { username, name, kind },
      });
      const account = await accountById(tx, id);
      if (!account) throw new Error('the account that was added is not there');
      return beginSession(tx, account, { origin, device, secondFactor: false });
    }),
  );
}
