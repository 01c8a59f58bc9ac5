import type { LoginResponse } from '@evmandi/api/contract/auth';
import type { User } from '@evmandi/contract/domain/session';
import { http, signIn } from '@evmandi/runtime';
import { keepDevice, shownDevice } from '../login/device.ts';
import { askPasskey } from './ask-passkey.ts';

/** Signs in with whichever passkey of this site the person chooses. */
export async function signInByPasskey(_: null, { signal }: { signal: AbortSignal }): Promise<User> {
  const credential = await askPasskey('/auth/login/passkey/options', signal);
  const body = { credential, device: shownDevice() };
  const { data } = await http.post<LoginResponse>('/auth/login/passkey', body, { signal });
  keepDevice(data.device);
  signIn(data);
  return data.user;
}
