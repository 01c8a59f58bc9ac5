import type { ChangePassword, PasswordChanged } from '@evmandi/api/contract/auth';
import { SHORTEST_PASSWORD } from '@evmandi/contract/domain/limits';
import { errorMessage, hasResponse, http } from '@evmandi/runtime';
import type { Problems } from '@evmandi/ui/use-change';

export interface TypedPasswords extends ChangePassword {
  again: string;
}

/** What a new password has to be, in words, and whether it is. */
export const rulesOf = ({ currentPassword, newPassword, again }: TypedPasswords) => [
  {
    text: `${SHORTEST_PASSWORD} characters or more`,
    met: newPassword.length >= SHORTEST_PASSWORD,
  },
  {
    text: 'Not the current password',
    met: newPassword !== '' && newPassword !== currentPassword,
  },
  { text: 'The same text twice', met: newPassword !== '' && newPassword === again },
];

/** Name and remedy of what is missing or differs; the rest is the server's to judge. */
export function wrongPasswords({ currentPassword, newPassword, again }: TypedPasswords): Problems {
  const problems: Problems = {};
  if (currentPassword === '') problems.currentPassword = 'Enter your current password';
  if (newPassword === '') problems.newPassword = 'Enter a new password';
  else if (again !== newPassword) problems.again = 'Enter the new password again, the same text';
  return problems;
}

export async function requestChange({
  currentPassword,
  newPassword,
}: ChangePassword): Promise<PasswordChanged> {
  const body = { currentPassword, newPassword };
  return (await http.post<PasswordChanged>('/auth/change-password', body)).data;
}

/** Specification 8: the server's message, "Password change failed", or for no request "An unknown error occurred". */
export const describeFailure = (error: unknown): string =>
  errorMessage(error, hasResponse(error) ? 'Password change failed' : 'An unknown error occurred');
