import type { AccountRow } from '@evmandi/api/contract/accounts';
import type { AccountState } from '@evmandi/contract/domain/account';

/** What the list shows of an account: word and colour. One whose wish was declined buys as a customer. */
export const STATES = {
  active: { word: 'Active', tone: 'delivered' },
  waiting: { word: 'Waiting', tone: 'pending' },
  refused: { word: 'Active', tone: 'delivered' },
  off: { word: 'Disabled', tone: 'inactive' },
} as const satisfies Record<AccountState, { word: string; tone: string }>;

/** What is known of who waits to be a dealer, for the one who decides. */
export const aboutDealer = ({ company, gstin, phone, email }: AccountRow): string =>
  [company, gstin && `GSTIN ${gstin}`, phone, email].filter(Boolean).join(', ');

/** What proves the person besides the password. */
export function factorOf({ passkeys, authenticator }: AccountRow): string {
  if (authenticator) return passkeys > 0 ? 'App, passkey' : 'App';
  return passkeys > 0 ? 'Passkey' : 'None';
}
