import type { LinkOwner } from '@evmandi/api/contract/auth';
import { http } from '@evmandi/runtime';
import type { NewPassword } from '../password/new-password.ts';

export const readLink = async (token: string, signal: AbortSignal): Promise<LinkOwner> =>
  (await http.post<LinkOwner>('/auth/password-links/look', { token }, { signal })).data;

export const requestPassword = (token: string, { newPassword }: NewPassword) =>
  http.post('/auth/password-links/use', { token, newPassword });
