import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A call between two processes of one installation, which share a secret. */
export interface SignedCall {
  /** UTC, ISO: when it was signed. */
  at: string;
  method: string;
  /** Address below the origin: `/api/internal/audit`. */
  path: string;
  body: string;
}

/** How far the clocks of two machines, and the way between them, may be apart. */
const MOST_APART_MS = 5 * 60_000;

/** HMAC with SHA-256 of when a call was signed, what it is, and the digest of its body; in hexadecimal. */
export function signatureOf(secret: string, { at, method, path, body }: SignedCall): string {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret).update([at, method, path, digest].join('\n')).digest('hex');
}

/** Whether a call was signed with that secret a short time ago; takes as long whatever is wrong with it. */
export function isSignedBy(
  secret: string,
  call: SignedCall,
  signature: string,
  now = Date.now(),
): boolean {
  const expected = Buffer.from(signatureOf(secret, call), 'hex');
  const given = Buffer.from(signature, 'hex');
  const fits = given.length === expected.length && timingSafeEqual(given, expected);
  return fits && Math.abs(now - Date.parse(call.at)) <= MOST_APART_MS;
}
