import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { secretHash } from '../secret-hash.ts';

const MINUTES = 5;

/** For how long a browser may ask its person. */
export const TIMEOUT_MS = MINUTES * 60_000;

/** Keeps what a passkey has to sign, for the session that adds one, or for a sign-in. */
export async function keepChallenge(
  db: Database,
  challenge: string,
  session: string | null,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      hash: secretHash(challenge),
      session_id: session,
      expires_at: new Date(Date.now() + TIMEOUT_MS),
    })
    .execute();
}

/** Whether it was given out for that, lately, and is signed for the first time; it is used up by asking. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  session: string | null,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', secretHash(challenge))
    .where(sql<boolean>`session_id is not distinct from ${session}::uuid`)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}
