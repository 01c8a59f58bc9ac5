import type { LoginResponse } from '@evmandi/api/contract/auth';
import type { PasskeyRequest } from '@evmandi/api/contract/factors';
import { http, loadCode } from '@evmandi/runtime';
import { keepDevice, shownDevice } from '../login/device.ts';
import { expectPasskeys } from './describe-passkey.ts';

/** Signs in with whichever passkey of this site the person chooses. */
export async function signInByPasskey(
  _: null,
  { signal }: { signal: AbortSignal },
): Promise<LoginResponse> {
  expectPasskeys();
  const [{ startAuthentication }, { data: wanted }] = await Promise.all([
    loadCode(() => import('@simplewebauthn/browser'), 'auth/passkeys'),
    http.post<PasskeyRequest>('/auth/login/passkey/options', {}, { signal }),
  ]);
  const credential = await startAuthentication({ optionsJSON: wanted });
  const body = { credential, device: shownDevice() };
  const { data } = await http.post<LoginResponse>('/auth/login/passkey', body, { signal });
  keepDevice(data.device);
  return data;
}
