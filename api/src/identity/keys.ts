import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { daysAgo } from '../database/days-ago.ts';
import { memoize } from '../http/memoize.ts';

const SIGNS_FOR_DAYS = 30;
/** Tokens live 12 hours: a day after the last one was signed, none is left. */
export const BELIEVED_FOR_DAYS = SIGNS_FOR_DAYS + 1;
const KEPT_MS = 60_000;
const LOOKED_UP_AGAIN_MS = 1_000;

interface TokenKey {
  /** The `kid` in a token's header. */
  id: string;
  secret: string;
}

export interface TokenKeys {
  /** Signs what is given out now. */
  newest(): Promise<TokenKey>;
  /** Undefined for a key that is no longer believed, or never was. */
  byId(id: string): Promise<TokenKey | undefined>;
}

/** Keys from the environment: the first secret signs, the others are believed. */
export function givenKeys(secrets: readonly [string, ...string[]]): TokenKeys {
  const keyOf = (secret: string): TokenKey => ({
    id: createHash('sha256').update(secret).digest('base64url').slice(0, 12),
    secret,
  });
  const keys = secrets.map(keyOf);
  const newest = keyOf(secrets[0]);
  return {
    newest: async () => newest,
    byId: async (id) => keys.find((key) => key.id === id),
  };
}

const readKeys = (db: Database) =>
  db
    .selectFrom('token_keys')
    .select(['id', 'secret', 'made_at'])
    .where('made_at', '>', daysAgo(BELIEVED_FOR_DAYS))
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();

async function currentKeys(db: Database): Promise<[TokenKey, ...TokenKey[]]> {
  const known = await readKeys(db);
  const [newest, ...older] = known;
  const oldest = Date.now() - SIGNS_FOR_DAYS * 86_400_000;
  if (newest && newest.made_at.getTime() > oldest) return [newest, ...older];
  const made = { id: randomUUID(), secret: randomBytes(48).toString('base64url') };
  await db.insertInto('token_keys').values(made).execute();
  return [made, ...known];
}

/**
 * Keys in the database, so that all processes share them: a new one every 30 days, believed until the
 * last token that it signed has expired. Another process's new key is found when its first token comes.
 */
export function storedKeys(db: Database): TokenKeys {
  const kept = memoize(() => currentKeys(db), KEPT_MS);
  const latest = memoize(() => currentKeys(db), LOOKED_UP_AGAIN_MS);
  const among = (keys: TokenKey[], id: string) => keys.find((key) => key.id === id);
  return {
    newest: async () => (await kept())[0],
    byId: async (id) => among(await kept(), id) ?? among(await latest(), id),
  };
}
