import { SHORTEST_PASSWORD } from '@evmandi/contract/domain/limits';
import { http } from '@evmandi/runtime';
import type { Problems } from '@evmandi/ui/use-change';

/** Whose password a link sets. */
export interface LinkOwner {
  username: string;
  name: string;
  expiresAt: string;
}

export interface NewPassword {
  newPassword: string;
  again: string;
}

export const readLink = async (token: string, signal: AbortSignal): Promise<LinkOwner> =>
  (await http.post<LinkOwner>('/auth/password-links/look', { token }, { signal })).data;

export const requestPassword = (token: string, { newPassword }: NewPassword) =>
  http.post('/auth/password-links/use', { token, newPassword });

export const rulesOf = ({ newPassword, again }: NewPassword) => [
  {
    text: `${SHORTEST_PASSWORD} characters or more`,
    met: newPassword.length >= SHORTEST_PASSWORD,
  },
  { text: 'The same text twice', met: newPassword !== '' && newPassword === again },
];

/** Name and remedy of what is missing or differs; the rest is the server's to judge. */
export function wrongPassword({ newPassword, again }: NewPassword): Problems {
  if (newPassword === '') return { newPassword: 'Enter a new password' };
  return again === newPassword ? {} : { again: 'Enter the new password again, the same text' };
}
