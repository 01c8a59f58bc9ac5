import type { SignInStep } from '../../../contract/auth.ts';
import type { Database } from '../../database/database.ts';
import { isTrustedDevice } from '../devices.ts';
import type { Account } from '../users.ts';
import { heldFactors } from './factors.ts';
import { giveTicket } from './tickets.ts';

/** What a browser shows of itself at a sign-in. */
export interface Browser {
  device: string | undefined;
  /** Of the cookies by which it was trusted. */
  cookieHashes: readonly string[];
  /** Whether it keeps such a cookie. */
  mayTrust: boolean;
}

interface AfterPassword {
  /** Makes the answer that names the step; undefined where the password is enough. */
  step?: () => Promise<SignInStep>;
  /** Whether what was shown is more than a password. */
  secondFactor: boolean;
}

/**
 * What an account whose password was right has to show besides. Who has an app shows a code, except to a browser that
 * is trusted. Where the role needs a factor, a passkey proves it; who has neither adds an app before any session begins.
 * What that is is asked by the statement that settles the tries at the password.
 */
export async function stepAfterPassword(
  db: Database,
  account: Account,
  { browser, settling }: { browser: Browser; settling: Pick<Database, 'selectFrom'> },
): Promise<AfterPassword> {
  const { needed, authenticator, passkeys } = await heldFactors(settling, account.id);
  const passkey = passkeys > 0;
  if (authenticator) {
    if (await isTrustedDevice(db, account.id, browser)) return { secondFactor: true };
    const ticket = () => giveTicket(db, account, 'code');
    return {
      secondFactor: false,
      step: async () => ({
        ...{ next: 'code' as const, ticket: await ticket(), needed, passkey },
        mayTrust: browser.mayTrust,
      }),
    };
  }
  if (!needed) return { secondFactor: false };
  if (passkey) {
    return {
      secondFactor: false,
      step: async () => ({ next: 'passkey', ticket: null, needed, passkey }),
    };
  }
  return {
    secondFactor: false,
    step: async () => ({
      next: 'enrol',
      ticket: await giveTicket(db, account, 'enrol'),
      needed,
      passkey,
    }),
  };
}
