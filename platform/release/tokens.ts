import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@evmandi/contract/domain/dates';
import { hasEnded, MOST_TOKEN_DAYS } from '@evmandi/contract/platform/token-ends';
import type { ListedToken, Records } from '../registry/records/records.ts';

const PATTERN = /^evt_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/;

const digestOf = (secret: string) => createHash('sha256').update(secret).digest();
const timeText = (time: number) => new Date(time).toISOString();

interface NewToken {
  /** The one app that it ships; `undefined` for everything. */
  app: string | undefined;
  madeBy: string;
  days?: number | undefined;
  now?: number;
}

/** Makes a token, which ends after 90 days unless `days` are fewer. Its text is in the answer and kept nowhere. */
export async function makeToken(
  records: Records,
  { app, madeBy, days = MOST_TOKEN_DAYS, now = Date.now() }: NewToken,
): Promise<{ id: string; text: string; endsAt: string }> {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const endsAt = timeText(now + Math.min(days, MOST_TOKEN_DAYS) * DAY_MS);
  await records.putToken({
    id,
    ...(app !== undefined && { app }),
    digest: digestOf(secret).toString('hex'),
    madeBy,
    madeAt: timeText(now),
    endsAt,
  });
  return { id, text: `evt_${id}_${secret}`, endsAt };
}

/**
 * Returns when a token ends. One without an end was made by an earlier release: its 90 days begin when a release like
 * this one first ran, so that the upgrade locks nobody out, or when the token was made, if that was later.
 */
export async function endOf(
  records: Records,
  { endsAt, madeAt }: Pick<ListedToken, 'endsAt' | 'madeAt'>,
  now = Date.now(),
): Promise<string> {
  if (endsAt !== undefined) return endsAt;
  const since = Date.parse(await records.tokensEndSince(timeText(now)));
  return timeText(Math.max(since, Date.parse(madeAt)) + MOST_TOKEN_DAYS * DAY_MS);
}

/** A token that somebody holds, and whether it still opens something. */
export interface FoundToken {
  token: ListedToken;
  endsAt: string;
  ended: boolean;
}

/** The token that a text is, also one that ended; `undefined` for one that is wrong, unknown or revoked. */
export async function findToken(
  records: Records,
  text: string,
  now = Date.now(),
): Promise<FoundToken | undefined> {
  const [, id, secret] = PATTERN.exec(text) ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const token = await records.readToken(id);
  // Compared in any case: how long an answer takes tells nothing about which ids there are.
  const expected = Buffer.from(token?.digest ?? '0'.repeat(64), 'hex');
  const fits = timingSafeEqual(digestOf(secret), expected);
  if (!token || !fits || token.revoked) return undefined;
  const endsAt = await endOf(records, token, now);
  return { token, endsAt, ended: hasEnded(endsAt, now) };
}
