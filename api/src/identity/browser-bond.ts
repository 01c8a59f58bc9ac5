import { createPublicKey, type KeyObject, randomUUID, verify } from 'node:crypto';
import {
  BOND_HEADER,
  PROOF_HEADER,
  STAMP_HEADER,
  textOfProof,
} from '@evmandi/contract/domain/browser-bond';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Origin, originOf } from '../http/request-origin.ts';
import { secretHash } from './secret-hash.ts';
import { TOKEN_LIFE_MS, type Tokens } from './tokens.ts';

/** How long a proof counts, and how far the clock of a browser may be ahead of ours. */
const PROOF_SECONDS = { counts: 120, ahead: 15 };

/** A cookie of each session. Releases before had one of all, which counts for the sessions that it began. */
const COOKIE = /(?:^|; ?)evmandi_browser(?:_[\da-f]{8})?=([\w-]{43})(?=;|$)/g;
/** The cookie at a secure address. Browsers accept a cookie of this name over HTTPS only. */
const SECURE_COOKIE = /(?:^|; ?)__Secure-evmandi_browser(?:_[\da-f]{8})?=([\w-]{43})(?=;|$)/g;
/** An uncompressed point of P-256: 65 bytes. `key2` says that the page signs stamps. */
const KEY = /^(key2?) ([\w-]{87})$/;
/** What a session is bound to, as the database keeps it. */
const BOUND_KEY = /^(key2?):(.+)$/;
/** Seconds since 1970, the stamp where the page signs one, and a signature of 64 bytes. */
const PROOF = /^(\d{1,12})\.(?:([\w-]{0,22})\.)?([\w-]{86})$/;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the configured address of the site is https. */
    isSecureSite: boolean;
  }
  interface FastifyRequest {
    /** Id of the session whose cookie the response sets, and its value; null if it sets none. */
    sessionCookie: { session: string; value: string } | null;
    /** The stamp that the response gives the page for its next proofs; null if it gives none. */
    nextStamp: string | null;
    /** Why the session of the token is refused; null if it is accepted or if there is no token. */
    bondFailure: 'other_browser' | 'late_proof' | null;
  }
}

/** Whether browsers reach the site over HTTPS; TLS may end before the proxy that asks. */
const isSecure = ({ protocol, server }: Pick<FastifyRequest, 'protocol' | 'server'>) =>
  protocol === 'https' || server.isSecureSite;

/** Another host of the same domain may have set a second cookie. It must not displace ours, so all are returned. */
const cookiesOf = (request: FastifyRequest): string[] => {
  const cookies = (request.headers.cookie ?? '').matchAll(
    isSecure(request) ? SECURE_COOKIE : COOKIE,
  );
  return Array.from(cookies, ([, value = '']) => value);
};

interface Cookie {
  name: string;
  value: string;
  path: string;
  seconds: number;
}

/** Gives the browser a cookie that scripts cannot read and that goes to this API alone. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  const [prefix, secure] = isSecure(request) ? ['__Secure-', '; Secure'] : ['', ''];
  const { name, value, path, seconds } = cookie;
  const rules = `Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
  reply.header('set-cookie', `${prefix}${name}=${value}; ${rules}`);
}

const shownBond = ({ headers }: FastifyRequest): string => String(headers[BOND_HEADER] ?? '');

const asCookie = (value: string) => `cookie:${secretHash(value)}`;

interface ShownKey {
  kind: 'key' | 'key2';
  key: string;
}

/** The key that a page shows. */
function keyOf(request: FastifyRequest): ShownKey | undefined {
  const [, kind, key] = KEY.exec(shownBond(request)) ?? [];
  return key ? { kind: kind as ShownKey['kind'], key } : undefined;
}

const asKey = ({ kind, key }: ShownKey) => `${kind}:${key}`;

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

/** Tells the page the stamp that its next proofs have to hold, unless it held that one already. */
function giveStamp(request: FastifyRequest, stamp: string, held: string): void {
  if (stamp !== held) request.nextStamp = stamp;
}

/** Whose proof a request holds. Of a page that signs stamps, one without a stamp that counts comes too late. */
async function isSigned(
  request: FastifyRequest,
  { kind, key }: ShownKey,
  { tokens, session }: OfSession,
): Promise<'own' | 'other_browser' | 'late_proof'> {
  const { method, url, headers } = request;
  // A proof counts from `/api/` on. An address that hides that, such as `/%61pi/x?y=/api/z`, is of no page of ours.
  if (!url.startsWith('/api/')) return 'other_browser';
  const [, seconds = '', stamp = '', signature = ''] =
    PROOF.exec(String(headers[PROOF_HEADER] ?? '')) ?? [];
  if (!signature) return 'other_browser';
  const [, token = ''] = headers.authorization?.split(' ') ?? [];
  const text = textOfProof({ method, path: url, seconds, stamp, token });
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
  const stamps = await tokens.stampsOf(session, Date.now());
  giveStamp(request, stamps[0], stamp);
  if (kind === 'key2' && !stamps.includes(stamp)) return 'late_proof';
  const age = Date.now() / 1_000 - Number(seconds);
  return age <= PROOF_SECONDS.counts && age >= -PROOF_SECONDS.ahead ? 'own' : 'late_proof';
}

/** The session that a request names. */
interface OfSession {
  tokens: Tokens;
  session: string;
}

/** The origin of a new session, with the browser that the session is bound to. */
export async function signInOrigin(request: FastifyRequest, tokens: Tokens): Promise<Origin> {
  const session = randomUUID();
  return { ...originOf(request), session, boundTo: await bondOfNew(request, tokens, session) };
}

/** Whether a page of the API's own address asks: its browser sends cookies with every call. */
const isOfOwnAddress = ({ headers, protocol, host }: FastifyRequest): boolean =>
  headers.origin === `${protocol}://${host}`;

/** Whether the browser keeps cookies of this API: its page says so, or has the API's own address. */
export const keepsCookies = (request: FastifyRequest): boolean =>
  isOfOwnAddress(request) || shownBond(request) === 'cookie';

/**
 * Makes the cookie of a session. The value is always ours, because an attacker may have planted the value that the
 * browser shows.
 */
async function makeCookie(
  request: FastifyRequest,
  tokens: Tokens,
  session: string,
): Promise<string> {
  const value = await tokens.secretOf(session);
  request.sessionCookie = { session, value };
  return asCookie(value);
}

/**
 * Returns what a new session is bound to: a cookie that scripts cannot read, or a key that cannot be copied.
 * Returns undefined if the browser offers neither, as a page of an older release does.
 */
async function bondOfNew(
  request: FastifyRequest,
  tokens: Tokens,
  session: string,
): Promise<string | undefined> {
  if (keepsCookies(request)) return makeCookie(request, tokens, session);
  const shown = keyOf(request);
  if (!shown) return undefined;
  [request.nextStamp] = await tokens.stampsOf(session, Date.now());
  return asKey(shown);
}

/** Returns what this request binds an unbound session to; undefined if the browser offers nothing. */
export async function bondOfOpen(
  request: FastifyRequest,
  tokens: Tokens,
  session: string,
): Promise<string | undefined> {
  if (keepsCookies(request)) return makeCookie(request, tokens, session);
  const shown = keyOf(request);
  const isOwn = shown && (await isSigned(request, shown, { tokens, session })) === 'own';
  return isOwn ? asKey(shown) : undefined;
}

/** Returns 'own' if the request comes from the browser that its session is bound to, else the reason against it. */
export async function checkBond(
  request: FastifyRequest,
  boundTo: string,
  of: OfSession,
): Promise<'own' | 'other_browser' | 'late_proof'> {
  const [, kind, key] = BOUND_KEY.exec(boundTo) ?? [];
  if (key) return isSigned(request, { kind: kind as ShownKey['kind'], key }, of);
  const isOwn = cookiesOf(request).some((cookie) => asCookie(cookie) === boundTo);
  return isOwn ? 'own' : 'other_browser';
}

/** Sets the cookie once more, because the response that first set it may be lost. */
export async function repeatCookie(
  request: FastifyRequest,
  boundTo: string,
  { tokens, session }: OfSession,
): Promise<void> {
  if (!keepsCookies(request)) return;
  const value = await tokens.secretOf(session);
  if (asCookie(value) === boundTo) request.sessionCookie = { session, value };
}

/** Adds the hook that sets the cookies of sessions. */
export function registerBrowserBond(app: FastifyInstance): void {
  app.decorateRequest('sessionCookie', null);
  app.decorateRequest('bondFailure', null);
  app.decorateRequest('nextStamp', null);
  app.addHook('onSend', async (request, reply) => {
    const { sessionCookie, nextStamp } = request;
    if (nextStamp !== null) reply.header(STAMP_HEADER, nextStamp);
    if (sessionCookie === null || reply.statusCode >= 400) return;
    const { session, value } = sessionCookie;
    setCookie(request, reply, {
      name: `evmandi_browser_${session.slice(0, 8)}`,
      value,
      path: '/api',
      seconds: TOKEN_LIFE_MS / 1_000,
    });
  });
}
