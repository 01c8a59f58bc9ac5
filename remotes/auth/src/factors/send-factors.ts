import type {
  AuthenticatorOffer,
  Factors,
  PasskeyOffer,
  RecoveryCodes,
} from '@evmandi/api/contract/factors';
import { isNotFound } from '@evmandi/contract/platform/refusal';
import { http, loadCode, read } from '@evmandi/runtime';
import { expectPasskeys } from '../passkeys/expect-passkeys.ts';

export type Passkey = Factors['passkeys'][number];

/** What proves a person besides the password; null from an API that is older than these sections. */
export async function readFactors(signal: AbortSignal): Promise<Factors | null> {
  try {
    return await read<Factors>('/auth/factors', { signal });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Lets the browser make a passkey, and adds it. */
export async function addPasskey(): Promise<Factors> {
  expectPasskeys();
  const [{ startRegistration }, { data: offer }] = await Promise.all([
    loadCode(() => import('@simplewebauthn/browser'), 'auth/passkeys'),
    http.post<PasskeyOffer>('/auth/passkeys/options', {}),
  ]);
  const credential = await startRegistration({ optionsJSON: offer as never });
  return (await http.post<Factors>('/auth/passkeys', { credential })).data;
}

const passkeyPath = (id: string) => `/auth/passkeys/${encodeURIComponent(id)}`;

export const renamePasskey = async (id: string, name: string): Promise<Factors> =>
  (await http.patch<Factors>(passkeyPath(id), { name })).data;

export const removePasskey = async (id: string): Promise<Factors> =>
  (await http.delete<Factors>(passkeyPath(id))).data;

/** What an app is set up with. */
export const offerApp = async (): Promise<AuthenticatorOffer> =>
  (await http.post<AuthenticatorOffer>('/auth/authenticator', {})).data;

export const addApp = async (code: string): Promise<RecoveryCodes> =>
  (await http.post<RecoveryCodes>('/auth/authenticator/confirm', { code })).data;

export const removeApp = async (): Promise<Factors> =>
  (await http.delete<Factors>('/auth/authenticator')).data;

export const renewCodes = async (): Promise<RecoveryCodes> =>
  (await http.post<RecoveryCodes>('/auth/recovery-codes', {})).data;
