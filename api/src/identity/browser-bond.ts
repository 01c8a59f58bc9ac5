import { createPublicKey, type KeyObject, randomBytes, verify } from 'node:crypto';
import { BOND_HEADER, PROOF_HEADER, textOfProof } from '@evmandi/contract/domain/browser-bond';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Origin, originOf } from '../http/request-origin.ts';
import { secretHash } from './secret-hash.ts';

const COOKIE_DAYS = 400;
/** Tolerated difference between the clocks of browser and API. A stolen proof can repeat its one call for as long. */
const PROOF_SECONDS = 120;

const COOKIE = /(?:^|; ?)evmandi_browser=([\w-]{43})(?=;|$)/g;
/** The cookie at a secure address. Browsers accept a cookie of this name over HTTPS only. */
const SECURE_COOKIE = /(?:^|; ?)__Secure-evmandi_browser=([\w-]{43})(?=;|$)/g;
/** An uncompressed point of P-256: 65 bytes. */
const KEY = /^key ([\w-]{87})$/;
/** Seconds since 1970, and a signature of 64 bytes. */
const PROOF = /^(\d{1,12})\.([\w-]{86})$/;

declare module 'fastify' {
  interface FastifyRequest {
    /** The cookie that the response sets; null if it sets none. */
    browserCookie: string | null;
    /** Why the session of the token is refused; null if it is accepted or if there is no token. */
    bondFailure: 'other_browser' | 'late_proof' | null;
  }
}

const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>) => protocol === 'https';

/** Another host of the same domain may have set a second cookie. It must not displace ours, so all are returned. */
const cookiesOf = (request: FastifyRequest): string[] => {
  const cookies = (request.headers.cookie ?? '').matchAll(
    isSecure(request) ? SECURE_COOKIE : COOKIE,
  );
  return Array.from(cookies, ([, value = '']) => value);
};

const shownBond = ({ headers }: FastifyRequest): string => String(headers[BOND_HEADER] ?? '');

const asCookie = (value: string) => `cookie:${secretHash(value)}`;
const asKey = (key: string) => `key:${key}`;

/** Parsed keys of the latest browsers: parsing a key takes as long as verifying a signature. */
const keysRead = new Map<string, KeyObject>();
const MOST_KEYS = 2_000;

/** Throws if the 65 bytes are not a point of the curve. */
function readKey(key: string): KeyObject {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}

function publicKey(key: string): KeyObject {
  const read = keysRead.get(key) ?? readKey(key);
  // A map keeps the order of insertion, so its first key was used the longest ago.
  keysRead.delete(key);
  keysRead.set(key, read);
  const [oldest] = keysRead.size > MOST_KEYS ? keysRead.keys() : [];
  if (oldest !== undefined) keysRead.delete(oldest);
  return read;
}

function isSigned(request: FastifyRequest, key: string): 'own' | 'other_browser' | 'late_proof' {
  const { method, url, headers } = request;
  const [, seconds = '', signature = ''] = PROOF.exec(String(headers[PROOF_HEADER] ?? '')) ?? [];
  if (!signature) return 'other_browser';
  const [, token = ''] = headers.authorization?.split(' ') ?? [];
  const text = textOfProof({ method, path: url.split('?')[0] ?? '', seconds, token });
  try {
    const signer = { key: publicKey(key), dsaEncoding: 'ieee-p1363' as const };
    const genuine = verify(
      'sha256',
      Buffer.from(text),
      signer,
      Buffer.from(signature, 'base64url'),
    );
    if (!genuine) return 'other_browser';
  } catch {
    return 'other_browser';
  }
  return Math.abs(Date.now() / 1_000 - Number(seconds)) <= PROOF_SECONDS ? 'own' : 'late_proof';
}

/** The origin of a new session, and the browser that the session is bound to. */
export const signInOrigin = (request: FastifyRequest): Origin => ({
  ...originOf(request),
  boundTo: bondOfNew(request),
});

/**
 * Returns what a new session is bound to: a cookie that scripts cannot read, or a key that cannot be copied.
 * Returns undefined if the browser offers neither, as a page of an older release does.
 */
function bondOfNew(request: FastifyRequest): string | undefined {
  const shown = shownBond(request);
  const [, key] = KEY.exec(shown) ?? [];
  if (key) return asKey(key);
  if (shown !== 'cookie') return undefined;
  const [known] = cookiesOf(request);
  request.browserCookie = known ?? randomBytes(32).toString('base64url');
  return asCookie(request.browserCookie);
}

/**
 * Returns what this request binds an unbound session to; undefined if the browser offers nothing.
 * `deriveCookie` gives one value per session, so that parallel requests of a page set the same cookie.
 */
export async function bondOfOpen(
  request: FastifyRequest,
  deriveCookie: () => Promise<string>,
): Promise<string | undefined> {
  const shown = shownBond(request);
  const [, key] = KEY.exec(shown) ?? [];
  if (key) return isSigned(request, key) === 'own' ? asKey(key) : undefined;
  if (shown !== 'cookie') return undefined;
  request.browserCookie = cookiesOf(request)[0] ?? (await deriveCookie());
  return asCookie(request.browserCookie);
}

/** Returns 'own' if the request comes from the browser that its session is bound to, else the reason against it. */
export function checkBond(
  request: FastifyRequest,
  boundTo: string,
): 'own' | 'other_browser' | 'late_proof' {
  if (boundTo.startsWith('key:')) return isSigned(request, boundTo.slice(4));
  const isOwn = cookiesOf(request).some((cookie) => asCookie(cookie) === boundTo);
  return isOwn ? 'own' : 'other_browser';
}

/** Sets the cookie once more, because the response that first set it may be lost. */
export async function repeatCookie(
  request: FastifyRequest,
  boundTo: string,
  deriveCookie: () => Promise<string>,
): Promise<void> {
  if (shownBond(request) !== 'cookie') return;
  const cookie = await deriveCookie();
  if (asCookie(cookie) === boundTo) request.browserCookie = cookie;
}

/** Adds the hook that sets the cookie of the browser. */
export function registerBrowserBond(app: FastifyInstance): void {
  app.decorateRequest('browserCookie', null);
  app.decorateRequest('bondFailure', null);
  app.addHook('onSend', async (request, reply) => {
    const { browserCookie } = request;
    if (browserCookie === null || reply.statusCode >= 400) return;
    const [prefix, secure] = isSecure(request) ? ['__Secure-', '; Secure'] : ['', ''];
    const rules = `Path=/api; HttpOnly; SameSite=Strict; Max-Age=${COOKIE_DAYS * 86_400}${secure}`;
    reply.header('set-cookie', `${prefix}evmandi_browser=${browserCookie}; ${rules}`);
  });
}
