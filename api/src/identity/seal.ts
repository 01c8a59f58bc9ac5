import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { memoize } from '../http/memoize.ts';
import { givenKeys, type TokenKeys } from './keys.ts';

const KEPT_MS = 60_000;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;

/** For secrets that have to be read again: what is kept of them opens for the same purpose alone, with a key of ours. */
export interface Seal {
  close(text: string, purpose: string): Promise<string>;
  /** Undefined where the key is not held any more, or the text was closed for another purpose, or changed. */
  open(sealed: string, purpose: string): Promise<string | undefined>;
  /** Whether it was closed with the key that closes now. */
  isOfToday(sealed: string): Promise<boolean>;
}

/** Keys in the database, made once and never deleted: what they closed has no end, as tokens have. */
function storedKeys(db: Database): TokenKeys {
  const read = () =>
    db
      .selectFrom('sealing_keys')
      .select(['id', 'secret'])
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .execute();
  const kept = memoize(read, KEPT_MS);
  return {
    async newest() {
      const [known] = await read();
      if (known) return known;
      const made = { id: randomUUID(), secret: randomBytes(48).toString('base64url') };
      await db.insertInto('sealing_keys').values(made).execute();
      return made;
    },
    async byId(id) {
      const among = (keys: Awaited<ReturnType<typeof read>>) => keys.find((key) => key.id === id);
      return among(await kept()) ?? among(await read());
    },
  };
}

/** The secrets of the environment, where it gives some, else keys in the database; what these closed opens with both. */
export function sealKeys(
  db: Database,
  secrets: readonly [string, ...string[]] | undefined,
): TokenKeys {
  const stored = storedKeys(db);
  if (!secrets) return stored;
  const given = givenKeys(secrets);
  return {
    newest: given.newest,
    byId: async (id) => (await given.byId(id)) ?? (await stored.byId(id)),
  };
}

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'evmandi sealed secrets', 32));

export function createSeal(keys: TokenKeys): Seal {
  return {
    async close(text, purpose) {
      const { id, secret } = await keys.newest();
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(secret), iv).setAAD(Buffer.from(purpose));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [iv, hidden, cipher.getAuthTag()];
      return [id, ...parts.map((part) => part.toString('base64url'))].join('.');
    },
    async open(sealed, purpose) {
      const [id = '', ...parts] = sealed.split('.');
      const key = await keys.byId(id);
      const [iv, hidden, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (!key || !iv || !hidden || !tag) return undefined;
      try {
        const cipher = createDecipheriv(CIPHER, keyOf(key.secret), iv, { authTagLength: 16 });
        cipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
        return Buffer.concat([cipher.update(hidden), cipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    isOfToday: async (sealed) => sealed.startsWith(`${(await keys.newest()).id}.`),
  };
}
