import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { conflict } from '../../http/failure.ts';
import { heldFactors } from './factors.ts';

type Tx = Transaction<Schema>;

/** Changes of the factors of one account wait for each other, so that two cannot take the last ones away. */
export const holdAccount = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();

/** Throws 409 `last_factor` where the role needs one, and none is left. */
export async function expectFactorLeft(tx: Tx, userId: string): Promise<void> {
  const { needed, authenticator, passkeys } = await heldFactors(tx, userId);
  if (!needed || authenticator || passkeys > 0) return;
  throw conflict('last_factor', 'Your role needs a second factor: add another one first');
}

/** The session has a second factor from now on: one was shown in it. */
export const provedNow = (db: Database, session: string) =>
  db.updateTable('sessions').set({ second_factor: true }).where('id', '=', session).execute();
