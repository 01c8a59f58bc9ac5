import type { LoginResponse } from '@evmandi/api/contract/auth';
import type { AuthenticatorOffer, FirstSignIn } from '@evmandi/api/contract/factors';
import { http } from '@evmandi/runtime';
import type { Problems } from '@evmandi/ui/use-change';
import { keepDevice, shownDevice } from '../login/device.ts';

export interface TypedCode {
  code: string;
  trust: boolean;
}

export const missingCode = ({ code }: { code: string }): Problems =>
  code.trim() === '' ? { code: 'Enter the code' } : {};

/** Ends a sign-in with a code of the app, or one that was kept. */
export async function sendCode(ticket: string, typed: TypedCode): Promise<LoginResponse> {
  const body = { ...typed, ticket, device: shownDevice() };
  const { data } = await http.post<LoginResponse>('/auth/login/code', body);
  keepDevice(data.device);
  return data;
}

/** What an app is set up with, where the role needs one before anything opens. */
export const offerFirst = async (ticket: string): Promise<AuthenticatorOffer> =>
  (await http.post<AuthenticatorOffer>('/auth/login/authenticator', { ticket })).data;

export async function sendFirstCode(ticket: string, code: string): Promise<FirstSignIn> {
  const body = { ticket, code, device: shownDevice() };
  const { data } = await http.post<FirstSignIn>('/auth/login/authenticator/confirm', body);
  keepDevice(data.device);
  return data;
}
