import type { RegisterRequest } from '../../contract/register.ts';
import type { Database } from '../database/database.ts';
import { writeEvent } from '../events/write-event.ts';
import { networkOf } from '../http/network.ts';
import type { Origin } from '../http/request-origin.ts';
import { expectUncommon } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { beginSession, type SignedIn } from './sign-in.ts';
import { claimTry } from './tries.ts';
import { accountById, addAccount, refuseTakenName } from './users.ts';

/** Also of names that were taken, which are learnt here; an office or a village may share one address. */
const FROM_ADDRESS = { free: 20, forgottenAfter: 1 };

/**
 * Makes the account of a person who buys, and begins its first session. Throws 409 `username_taken`, after as much
 * work as for a name that is free, and 429 after too many from one address.
 */
export async function register(
  db: Database,
  { kind, username, password, name, device, ...details }: RegisterRequest,
  origin: Origin,
): Promise<SignedIn> {
  const network = networkOf(origin.ip);
  await claimTry(db, { key: `register:${network}`, ...FROM_ADDRESS });
  await expectUncommon(password, 'password');
  const passwordHash = await hashPassword(password, network);
  const { phone, email, company, gstin } = details;
  return refuseTakenName(() =>
    db.transaction().execute(async (tx) => {
      const id = await addAccount(tx, {
        username,
        name,
        role: { kind: 'customer' },
        passwordHash,
        details: { phone, email, company, gstin },
        asksDealer: kind === 'dealer',
      });
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
