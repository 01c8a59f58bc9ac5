import type { OwnAccount } from '@evmandi/api/contract/account';
import type { AddressList } from '@evmandi/api/contract/addresses';
import type { SessionList } from '@evmandi/api/contract/auth';
import type { Factors } from '@evmandi/api/contract/factors';
import { keepUser, read, useSession } from '@evmandi/runtime';
import { readFactors } from '../factors/send-factors.ts';
import type { Session } from './read-sessions.ts';

export interface AccountData {
  account: OwnAccount;
  addresses: AddressList['addresses'];
  sessions: Session[];
  factors: Factors | null;
}

/** What the sections of the account show. */
export async function accountLoader({ request }: { request: Request }): Promise<AccountData> {
  const { signal } = request;
  const [account, { addresses }, { sessions }, factors] = await Promise.all([
    read<OwnAccount>('/account', { signal }),
    read<AddressList>('/addresses', { signal }),
    read<SessionList>('/auth/sessions', { signal }),
    readFactors(signal),
  ]);
  // The role may be another one since the sign-in.
  const { user } = useSession.getState();
  if (JSON.stringify(user) !== JSON.stringify(account.user)) keepUser(account.user);
  return { account, addresses, sessions, factors };
}
