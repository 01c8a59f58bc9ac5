import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { Caller } from '../../http/access.ts';
import { conflict, refused } from '../../http/failure.ts';
import { heldFactors } from './factors.ts';

type Tx = Transaction<Schema>;

const CONFIRMED_MINUTES = 10;
const CONFIRM = 'Enter your current password to change how you sign in';

/**
 * Throws 422 `confirmation_needed` unless the caller signed in, or gave the password again, within ten minutes: who
 * finds a browser open may not make its account their own.
 */
export async function expectConfirmed(db: Database, { session }: Caller): Promise<void> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session)
    .where(
      'confirmed_at',
      '>',
      sql<Date>`now() - make_interval(mins => ${sql.lit(CONFIRMED_MINUTES)})`,
    )
    .executeTakeFirst();
  if (row) return;
  throw refused('confirmation_needed', CONFIRM, [{ path: 'currentPassword', message: CONFIRM }]);
}

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
