import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepsCookies, setCookie } from './browser-bond.ts';
import { TRUSTED_SECONDS } from './devices.ts';
import { secretHash } from './secret-hash.ts';

/** One of each account that trusts this browser. Enough are read for the accounts of one desk. */
const COOKIE = /(?:^|; ?)(?:__Secure-)?evmandi_trust_[\da-f]{8}=([\w-]{43})(?=;|$)/g;
const MOST_READ = 20;

/** Returns the hashes of the cookies by which this browser was trusted before. */
export const trustHashes = ({ headers }: FastifyRequest): string[] =>
  Array.from((headers.cookie ?? '').matchAll(COOKIE), ([, value = '']) => secretHash(value)).slice(
    0,
    MOST_READ,
  );

/**
 * Makes the cookie by which a browser is trusted: the hash of its value to keep, and `give`, which sets it. Returns
 * undefined where the browser keeps no cookies of this API: then the next sign-in asks for a code again.
 */
export function newTrustCookie(request: FastifyRequest) {
  if (!keepsCookies(request)) return undefined;
  const value = randomBytes(32).toString('base64url');
  const name = `evmandi_trust_${randomBytes(4).toString('hex')}`;
  return {
    hash: secretHash(value),
    give: (reply: FastifyReply) =>
      setCookie(request, reply, { name, value, path: '/api/auth', seconds: TRUSTED_SECONDS }),
  };
}
