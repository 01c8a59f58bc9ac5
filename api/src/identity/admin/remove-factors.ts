import type { Transaction } from 'kysely';
import type { AccountRow } from '../../../contract/accounts.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict } from '../../http/failure.ts';
import { removeAuthenticator } from '../second-step/authenticator.ts';
import { holdAccount } from '../second-step/own-factors.ts';
import { endSessions } from '../sessions.ts';
import { readAccount } from './accounts.ts';

type Tx = Transaction<Schema>;

/** For somebody who lost what they had: the sessions that it may have begun end as well. */
async function remove(
  db: Database,
  { id, by }: { id: string; by: Actor },
  change: (tx: Tx) => Promise<boolean>,
): Promise<AccountRow> {
  if (id === by.id) {
    throw conflict('own_account', 'Change your own factors on your account page');
  }
  return db.transaction().execute(async (tx) => {
    await readAccount(tx, id);
    await holdAccount(tx, id);
    if (!(await change(tx))) {
      throw conflict('no_factor', 'This account has none of these any more: look at it again');
    }
    await endSessions(tx, id);
    return readAccount(tx, id);
  });
}

/** Takes the app and the recovery codes of an account away, and ends its sessions. Throws 404 and 409. */
export const removeAuthenticatorOf = (db: Database, id: string, by: Actor) =>
  remove(db, { id, by }, (tx) => removeAuthenticator(tx, id, by));

/** Takes all passkeys of an account away, and ends its sessions. Throws 404 and 409. */
export const removePasskeysOf = (db: Database, id: string, by: Actor) =>
  remove(db, { id, by }, async (tx) => {
    const removed = await tx
      .deleteFrom('passkeys')
      .where('user_id', '=', id)
      .returning('name')
      .execute();
    if (removed.length === 0) return false;
    const text = removed.map(({ name }) => name).join(', ');
    await writeEvent(tx, { subject: 'account', id, kind: 'passkey_removed', by, text });
    return true;
  });
