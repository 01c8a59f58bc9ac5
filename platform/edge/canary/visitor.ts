import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Canary } from '@evmandi/contract/platform/composition';
import {
  drawNumber,
  hasVisitorCookie,
  visitorCookie,
  visitorNumber,
} from '../../canary/visitors.ts';
import type { Site } from '../site.ts';

/** A visitor while there are canaries. */
export interface Visitor {
  number: number;
  canaries: readonly Canary[];
}

/** What a visitor is served, and what that says to caches. */
export interface Served {
  site: Site;
  /** Replaces those of a page, where they depend on the visitor. */
  caching?: OutgoingHttpHeaders;
  visitor?: Visitor;
}

/** For the one visitor who gets a number with it. */
export const NOBODY_ELSE = { 'Cache-Control': 'private, no-cache' };
/** A service worker keeps it; a cache in front would give it to visitors who then got no number. */
const NO_CACHE_IN_FRONT = { 'Cache-Control': 'public, no-cache' };
/** What a cache in front keeps is for visitors with the same number. */
const BY_COOKIE = { Vary: 'Accept-Encoding, Cookie' };

/** Only what a person opens is a visit; browsers before 2023 do not say. */
const opens = ({ headers }: IncomingMessage) =>
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';

/**
 * Returns what the visitor of a request is served. Without a canary that is the same for all, and no cookie is set;
 * one that is left is taken away.
 */
export function siteFor(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  isSecure: boolean,
): Served {
  const { cookie } = request.headers;
  if (!site.beside) {
    if (!hasVisitorCookie(cookie) || !opens(request)) return { site };
    response.appendHeader('Set-Cookie', visitorCookie(undefined, isSecure));
    return { site, caching: NOBODY_ELSE };
  }
  const { canaries, of } = site.beside;
  const served = (number: number, caching: OutgoingHttpHeaders): Served => ({
    site: of(number),
    caching,
    visitor: { number, canaries },
  });
  const known = visitorNumber(cookie);
  if (known !== undefined) return served(known, BY_COOKIE);
  if (!opens(request)) return { site, caching: NO_CACHE_IN_FRONT };
  const number = drawNumber();
  response.appendHeader('Set-Cookie', visitorCookie(number, isSecure));
  return served(number, NOBODY_ELSE);
}
