import { http } from '@evmandi/runtime';
import { askPasskey } from '../passkeys/ask-passkey.ts';

/** What a person typed to prove to be there: one of both. */
export type Typed = { currentPassword: string } | { code: string };

/** What follows within ten minutes may give power that lasts. */
export const sendConfirmation = async (shown: Typed | { credential: object }): Promise<void> => {
  await http.post('/auth/confirm', shown);
};

/** Lets the person choose a passkey of the account. */
export const confirmByPasskey = async (): Promise<void> =>
  sendConfirmation({ credential: await askPasskey('/auth/confirm/passkey') });
