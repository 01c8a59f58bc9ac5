import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ListedToken, Records } from '../registry/records/records.ts';

const PATTERN = /^evt_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/;

const digestOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Makes a token for one app, or, without one, for everything. Returns its text, which is kept nowhere. */
export async function makeToken(
  records: Records,
  app: string | undefined,
  madeBy: string,
): Promise<{ id: string; text: string }> {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  await records.putToken({
    id,
    ...(app !== undefined && { app }),
    digest: digestOf(secret).toString('hex'),
    madeBy,
    madeAt: new Date().toISOString(),
  });
  return { id, text: `evt_${id}_${secret}` };
}

/** The token that a text is; `undefined` for one that is wrong, unknown or revoked. */
export async function findToken(records: Records, text: string): Promise<ListedToken | undefined> {
  const [, id, secret] = PATTERN.exec(text) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const token = await records.readToken(id);
  // Compared in any case: how long an answer takes tells nothing about which ids there are.
  const expected = Buffer.from(token?.digest ?? '0'.repeat(64), 'hex');
  const fits = timingSafeEqual(digestOf(secret), expected);
  return token && fits && !token.revoked ? token : undefined;
}
