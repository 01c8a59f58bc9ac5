import { SHORTEST_PASSWORD } from '@evmandi/contract/domain/limits';
import type { Problems } from '@evmandi/ui/use-change';

export interface NewPassword {
  newPassword: string;
  again: string;
}

export const isLongEnough = (newPassword: string) => ({
  text: `${SHORTEST_PASSWORD} characters or more`,
  met: newPassword.length >= SHORTEST_PASSWORD,
});

export const isTypedTwice = ({ newPassword, again }: NewPassword) => ({
  text: 'The same text twice',
  met: newPassword !== '' && newPassword === again,
});

/** Name and remedy of what is missing or differs; the rest is the server's to judge. */
export function wrongNewPassword({ newPassword, again }: NewPassword): Problems {
  if (newPassword === '') return { newPassword: 'Enter a new password' };
  return again === newPassword ? {} : { again: 'Enter the new password again, the same text' };
}
