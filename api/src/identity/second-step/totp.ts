import { SITE_NAME } from '@evmandi/contract/domain/site';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Of 160 bits, as the app's algorithm takes them. */
const SECRET_BYTES = 20;
/** Steps that a clock may be before or behind ours. */
const DRIFT = 1;

/** Six digits every 30 seconds by SHA-1: what every app reads. */
const totp = (secret: string, label?: string) =>
  new TOTP({
    issuer: SITE_NAME,
    ...(label && { label }),
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
    digits: 6,
    algorithm: 'SHA1',
  });

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app reads from a QR code. */
export const uriOf = (secret: string, username: string): string =>
  totp(secret, username).toString();

/** The step of time whose code this is; undefined where it is none of now, one before and one after. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: DRIFT });
  return delta === null ? undefined : Math.floor(now / (PERIOD_S * 1_000)) + delta;
}
