import { errorMessage } from '@evmandi/runtime';

/** What the browser's own window came to, by the names of WebAuthn's errors. */
const WORDS: Record<string, string> = {
  NotAllowedError: 'No passkey was used: try again, or choose another way',
  AbortError: 'No passkey was used: try again, or choose another way',
  InvalidStateError: 'This device has a passkey of your account already',
  SecurityError: 'Passkeys work at the site’s own address alone, over HTTPS',
  NotSupportedError: 'This browser has no passkeys: choose another way',
};

/** Why a passkey was not made or used, in words. */
export function describePasskey(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return WORDS[name] ?? errorMessage(error, 'The passkey could not be used: choose another way');
}
