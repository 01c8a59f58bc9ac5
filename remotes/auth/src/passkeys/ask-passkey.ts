import type { PasskeyRequest } from '@evmandi/api/contract/factors';
import { http, loadCode } from '@evmandi/runtime';
import { expectPasskeys } from './expect-passkeys.ts';

/** Lets the person use a passkey for what `path` asks to sign, and returns what it signed. */
export async function askPasskey(path: string, signal?: AbortSignal) {
  expectPasskeys();
  const [{ startAuthentication }, { data: wanted }] = await Promise.all([
    loadCode(() => import('@simplewebauthn/browser'), 'auth/passkeys'),
    http.post<PasskeyRequest>(path, {}, signal && { signal }),
  ]);
  return startAuthentication({ optionsJSON: wanted });
}
