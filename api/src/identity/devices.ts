import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { secretHash } from './secret-hash.ts';

/**
 * Whether this browser signed in to the account before. Such a browser's tries are counted apart from those
 * of strangers, who therefore cannot lock the owner out.
 */
export async function isKnownDevice(
  db: Database,
  userId: string,
  device: string | undefined,
): Promise<boolean> {
  if (!device) return false;
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('hash', '=', secretHash(device))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers the browser as one of the account and answers what it has to show next time, for any account. */
export async function rememberDevice(
  db: Database,
  userId: string,
  shown: string | undefined,
): Promise<string> {
  const device = shown ?? randomBytes(32).toString('base64url');
  await db
    .insertInto('known_devices')
    .values({ hash: secretHash(device), user_id: userId })
    .onConflict((row) => row.columns(['hash', 'user_id']).doUpdateSet({ used_at: sql`now()` }))
    .execute();
  return device;
}

/** Under which name the tries of a known browser are counted. */
export const deviceKey = (userId: string, device: string) =>
  `device:${userId}:${secretHash(device)}`;
