import { http } from '@evmandi/runtime';
import { askPasskey } from '../passkeys/ask-passkey.ts';

/** Sends what proves the person to be there: `currentPassword`, `code` or `credential`. */
export const sendConfirmation = async (shown: Record<string, unknown>): Promise<void> => {
  await http.post('/auth/confirm', shown);
};

/** Lets the person choose a passkey of the account. */
export const confirmByPasskey = async (): Promise<void> =>
  sendConfirmation({ credential: await askPasskey('/auth/confirm/passkey') });
