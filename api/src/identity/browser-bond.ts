import { createPublicKey, type KeyObject, randomBytes, verify } from 'node:crypto';
import { BOND_HEADER, PROOF_HEADER, textOfProof } from '@evmandi/contract/domain/browser-bond';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Origin, originOf } from '../http/request-origin.ts';
import { secretHash } from './secret-hash.ts';

const COOKIE_DAYS = 400;
/** How far the clock of a browser may be from ours: a proof that somebody saw opens its one call for as long. */
const PROOF_SECONDS = 120;

const COOKIE = /(?:^|; ?)evmandi_browser=([\w-]{43})(?=;|$)/g;
/** Of a secure address: browsers take one of this name from no other. */
const SECURE_COOKIE = /(?:^|; ?)__Secure-evmandi_browser=([\w-]{43})(?=;|$)/g;
/** A point of P-256, not compressed: 65 bytes. */
const KEY = /^key ([\w-]{87})$/;
/** Seconds since 1970, and a signature of 64 bytes. */
const PROOF = /^(\d{1,12})\.([\w-]{86})$/;

declare module 'fastify' {
  interface FastifyRequest {
    /** The cookie that the answer gives to the browser; null where it gives none. */
    browserCookie: string | null;
    /** Why the session of its token opens nothing here; null where it does, or where there is none. */
    bondFailure: 'other_browser' | 'late_proof' | null;
  }
}

const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>) => protocol === 'https';

/** More than one where another host of the same domain has set one, which may not put the own one out of use. */
const cookiesOf = (request: FastifyRequest): string[] => {
  const cookies = (request.headers.cookie ?? '').matchAll(
    isSecure(request) ? SECURE_COOKIE : COOKIE,
  );
  return Array.from(cookies, ([, value = '']) => value);
};

const shownBond = ({ headers }: FastifyRequest): string => String(headers[BOND_HEADER] ?? '');

const asCookie = (value: string) => `cookie:${secretHash(value)}`;
const asKey = (key: string) => `key:${key}`;

/** Of the browsers that asked last: reading a key takes as long as checking what it signed. */
const keysRead = new Map<string, KeyObject>();
const MOST_KEYS = 2_000;

/** Throws for 65 bytes that are no point of the curve. */
function readKey(key: string): KeyObject {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}

function publicKey(key: string): KeyObject {
  const read = keysRead.get(key) ?? readKey(key);
  // The first of a map is the one that was asked for the longest ago.
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

/** From where a session begins, with what it is bound to. */
export const signInOrigin = (request: FastifyRequest): Origin => ({
  ...originOf(request),
  boundTo: bondOfNew(request),
});

/**
 * What a session that begins by this request is bound to: a cookie that scripts cannot read, or a key that cannot be
 * copied, as the browser asks for it. Undefined for who asks for neither, such as a page of an older release.
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
 * What an open session that was never bound is bound to by this request. All that a page asks for at once is to be
 * given one cookie: `made` is of the session alone.
 */
export function bondOfOpen(request: FastifyRequest, made: string): string | undefined {
  const shown = shownBond(request);
  const [, key] = KEY.exec(shown) ?? [];
  if (key) return isSigned(request, key) === 'own' ? asKey(key) : undefined;
  if (shown !== 'cookie') return undefined;
  request.browserCookie = cookiesOf(request)[0] ?? made;
  return asCookie(request.browserCookie);
}

/** Whether a request comes from the browser that its session is bound to; if not, what stands against it. */
export function checkBond(
  request: FastifyRequest,
  boundTo: string,
): 'own' | 'other_browser' | 'late_proof' {
  if (boundTo.startsWith('key:')) return isSigned(request, boundTo.slice(4));
  const isOwn = cookiesOf(request).some((cookie) => asCookie(cookie) === boundTo);
  return isOwn ? 'own' : 'other_browser';
}

/** Gives the cookie again where an answer that held it may be lost. */
export function giveAgain(request: FastifyRequest, boundTo: string, made: string): void {
  if (shownBond(request) === 'cookie' && asCookie(made) === boundTo) request.browserCookie = made;
}

/** Lets answers give browsers their cookie. */
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
