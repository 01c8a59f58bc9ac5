import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { secretHash } from './secret-hash.ts';
import { type Account, accountsByUsername } from './users.ts';

const deviceOf = (db: Database, userId: string, device: string) =>
  db
    .selectFrom('known_devices')
    .select('user_id')
    .where('hash', '=', secretHash(device))
    .where('user_id', '=', userId);

/**
 * The active account of that name, and whether this browser signed in to it before. Such a browser's tries are counted
 * apart from those of strangers, who therefore cannot lock the owner out.
 */
export function accountAtBrowser(
  db: Database,
  username: string,
  device: string | undefined,
): Promise<(Account & { known: boolean }) | undefined> {
  return accountsByUsername(db, username)
    .leftJoin('known_devices', (join) =>
      join
        .onRef('known_devices.user_id', '=', 'users.id')
        .on('known_devices.hash', '=', device ? secretHash(device) : ''),
    )
    .select(sql<boolean>`known_devices.hash is not null`.as('known'))
    .executeTakeFirst();
}

/** What a browser shows at its next sign-in, to whatever account. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

/** Browsers that an account keeps, the one that signs in included. */
const MOST_DEVICES = 50;

/**
 * Remembers the browser as one of the account, in the statement that goes on from here and reads nothing of it. Forgets
 * the browsers beyond 50: a client that sends no `device` is another browser at each sign-in. Trusted browsers go last.
 */
export const rememberingDevice = (db: Database, userId: string, device: string) =>
  db
    .with('forgotten', (browsers) =>
      browsers
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where(
          'hash',
          'in',
          // Of two sign-ins at once one leaves these rows to the other, so that neither waits.
          browsers
            .selectFrom('known_devices')
            .select('hash')
            .where('user_id', '=', userId)
            .where('hash', '<>', secretHash(device))
            .orderBy(sql`coalesce(trusted_until > now(), false)`, 'desc')
            .orderBy('used_at', 'desc')
            .orderBy('hash')
            .offset(MOST_DEVICES - 1)
            .forUpdate()
            .skipLocked(),
        )
        .returning('hash'),
    )
    .with('remembered', (browsers) =>
      browsers
        .insertInto('known_devices')
        .values({ hash: secretHash(device), user_id: userId })
        .onConflict((row) => row.columns(['hash', 'user_id']).doUpdateSet({ used_at: sql`now()` }))
        .returning('hash'),
    ) as unknown as Pick<Database, 'with'>;

/** 30 days. */
export const TRUSTED_SECONDS = 30 * 86_400;

/**
 * Lets the browser sign in to the account without a code for 30 days, as long as it shows the cookie whose value has
 * this hash: `device` alone is a text that scripts can copy.
 */
export async function trustDevice(
  db: Database,
  userId: string,
  { device, cookieHash }: { device: string; cookieHash: string },
): Promise<void> {
  await db
    .updateTable('known_devices')
    .set({
      trusted_until: new Date(Date.now() + TRUSTED_SECONDS * 1_000),
      trust_hash: cookieHash,
    })
    .where('hash', '=', secretHash(device))
    .where('user_id', '=', userId)
    .execute();
}

/** Whether the browser is not asked for a code at the account. */
export async function isTrustedDevice(
  db: Database,
  userId: string,
  { device, cookieHashes }: { device: string | undefined; cookieHashes: readonly string[] },
): Promise<boolean> {
  if (!device || cookieHashes.length === 0) return false;
  const row = await deviceOf(db, userId, device)
    .where('trust_hash', 'in', cookieHashes)
    .where('trusted_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every browser is asked for a code at the account again. */
export async function forgetTrust(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('known_devices')
    .set({ trusted_until: null })
    .where('user_id', '=', userId)
    .where('trusted_until', 'is not', null)
    .execute();
}

/** Under which name the tries of a known browser are counted. */
export const deviceKey = (userId: string, device: string) =>
  `device:${userId}:${secretHash(device)}`;
