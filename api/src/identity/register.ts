import type { RegisterRequest } from '../../contract/register.ts';
import type { Database } from '../database/database.ts';
import { writeEvent } from '../events/write-event.ts';
import { networkOf } from '../http/network.ts';
import { limitRequest, noteRequest } from '../http/request-limit.ts';
import type { Origin } from '../http/request-origin.ts';
import { countAddressFailure, expectOpenAddress, failureKey } from './address-failures.ts';
import { expectUncommon } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { beginSession, type SignedIn } from './sign-in.ts';
import { Turns } from './turns.ts';
import { accountById, addAccount, refuseTakenName } from './users.ts';

/** Bounds by how many one process exceeds the limit of an address, because only taken names count there. */
const turns = new Turns(8);

/**
 * Makes the account of a person who buys, and begins its first session. Throws 409 `username_taken`, after as much
 * work as for a name that is free, 429 after too many taken names of one address, and 409 `too_many_open` for a network that made too many accounts.
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
  const address = failureKey('taken-name', network);
  await expectOpenAddress(db, address);
  await expectUncommon(password, 'password');
  const passwordHash = await hashPassword(password, network);
  const { phone, email, company, gstin } = details;
  const ofNetwork = { subject: 'account' as const, callerId: null, address: origin.ip };
  const add = () =>
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
    });
  return refuseTakenName(add, () => countAddressFailure(db, address));
}
