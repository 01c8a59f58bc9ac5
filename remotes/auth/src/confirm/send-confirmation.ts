import type { PasskeyRequest } from '@evmandi/api/contract/factors';
import { http, loadCode } from '@evmandi/runtime';
import { expectPasskeys } from '../passkeys/describe-passkey.ts';

/** What a person typed to prove to be there: one of both. */
export type Typed = { currentPassword: string } | { code: string };

/** What follows within ten minutes may give power that lasts. */
export const sendConfirmation = async (typed: Typed): Promise<void> => {
  await http.post('/auth/confirm', typed);
};

/** Lets the person choose a passkey of the account. */
export async function confirmByPasskey(): Promise<void> {
  expectPasskeys();
  const [{ startAuthentication }, { data: wanted }] = await Promise.all([
    loadCode(() => import('@simplewebauthn/browser'), 'auth/passkeys'),
    http.post<PasskeyRequest>('/auth/confirm/passkey', {}),
  ]);
  const credential = await startAuthentication({ optionsJSON: wanted });
  await http.post('/auth/confirm', { credential });
}
