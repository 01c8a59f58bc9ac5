import { createHmac } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import type { TokenKeys } from './keys.ts';

export const TOKEN_LIFE_MS = 12 * 3_600_000;
/** How long a stamp is the present one; then it counts as long again. */
const STAMP_MS = 5 * 60_000;
/** 128 bits and more. */
const STAMP_LENGTH = 22;

/** `ver` ends the tokens of an older password also for a process of a release that knows no sessions. */
const payloadSchema = z.object({
  sub: z.string().regex(/^\d{1,18}$/),
  ver: z.number().int(),
  jti: z.uuid(),
});
export type TokenPayload = z.infer<typeof payloadSchema>;

export interface Tokens {
  /** A JWT (HS256) of 12 hours for a session; its payload has `exp` in seconds. */
  give(account: { id: string; tokenVersion: number }, session: string): Promise<string>;
  /** Text that only this API can make for a session, which is not its token: for the cookie of its browser. */
  secretOf(session: string): Promise<string>;
  /**
   * The stamps of a session that count at a time in milliseconds, the present one first: text that only this API can
   * make, another one every five minutes. A proof that holds one was signed since.
   */
  stampsOf(session: string, now: number): Promise<[present: string, last: string]>;
  /** What an `Authorization` header holds: undefined when missing, expired, forged or malformed. */
  read(authorization: string | undefined): Promise<TokenPayload | undefined>;
}

export function createTokens(keys: TokenKeys): Tokens {
  const verify = createVerifier({
    algorithms: ['HS256'],
    requiredClaims: ['exp', 'jti'],
    key: async ({ header }: { header: { kid?: unknown } }) => {
      const key = typeof header.kid === 'string' ? await keys.byId(header.kid) : undefined;
      if (!key) throw new Error('the token names no key of ours');
      return key.secret;
    },
  });
  return {
    async give({ id, tokenVersion }, session) {
      const { id: kid, secret } = await keys.newest();
      const sign = createSigner({ algorithm: 'HS256', key: secret, kid, expiresIn: TOKEN_LIFE_MS });
      return sign({ sub: id, ver: tokenVersion, jti: session });
    },
    async secretOf(session) {
      const { secret } = await keys.newest();
      return createHmac('sha256', secret).update(`browser of ${session}`).digest('base64url');
    },
    async stampsOf(session, now) {
      const { secret } = await keys.newest();
      const stamp = (period: number) =>
        createHmac('sha256', secret)
          .update(`stamp ${period} of ${session}`)
          .digest('base64url')
          .slice(0, STAMP_LENGTH);
      const period = Math.floor(now / STAMP_MS);
      return [stamp(period), stamp(period - 1)];
    },
    async read(authorization) {
      const [scheme, token] = authorization?.split(' ') ?? [];
      if (scheme?.toLowerCase() !== 'bearer' || !token) return undefined;
      const payload: unknown = await verify(token).catch(() => undefined);
      return payloadSchema.safeParse(payload).data;
    },
  };
}
