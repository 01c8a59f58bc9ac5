import type { ChangePassword, PasswordChanged } from '@evmandi/api/contract/auth';
import { errorMessage, hasResponse, http } from '@evmandi/runtime';
import type { Problems } from '@evmandi/ui/use-change';
import { isLongEnough, isTypedTwice, type NewPassword, wrongNewPassword } from './new-password.ts';

export type TypedPasswords = ChangePassword & NewPassword;

/** What a new password has to be, in words, and whether it is. */
export const rulesOf = (typed: TypedPasswords) => [
  isLongEnough(typed.newPassword),
  {
    text: 'Not the current password',
    met: typed.newPassword !== '' && typed.newPassword !== typed.currentPassword,
  },
  isTypedTwice(typed),
];

/** Name and remedy of what is missing or differs; the rest is the server's to judge. */
export const wrongPasswords = (typed: TypedPasswords): Problems => ({
  ...(typed.currentPassword === '' && { currentPassword: 'Enter your current password' }),
  ...wrongNewPassword(typed),
});

export async function requestChange({
  currentPassword,
  newPassword,
}: ChangePassword): Promise<PasswordChanged> {
  const body = { currentPassword, newPassword };
  return (await http.post<PasswordChanged>('/auth/change-password', body)).data;
}

/** The server's message, "Password change failed", or "An unknown error occurred" when no request failed (AUTH-3). */
export const describeFailure = (error: unknown): string =>
  errorMessage(error, hasResponse(error) ? 'Password change failed' : 'An unknown error occurred');
