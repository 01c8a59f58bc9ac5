import { createHash, randomInt } from 'node:crypto';
import type { Canary } from '@evmandi/contract/platform/composition';

/** Visitors are told apart by a number below this, and by nothing else. */
const NUMBERS = 10_000;

/** Name of the cookie that holds a visitor's number while there is a canary; nginx keys by it. */
const VISITOR_COOKIE = 'ev_visitor';

/** As long as a canary may well run; the cookie is taken away at the first page after it. */
const MONTH_S = 30 * 86_400;

const PATTERN = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=([^;]*)`);

/** Returns the visitor's number that a request brings; `undefined` when it is missing or none. */
export function visitorNumber(cookies: string | undefined): number | undefined {
  const [, value = ''] = PATTERN.exec(cookies ?? '') ?? [];
  return /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}

/** Whether a request brings the cookie, whatever is in it. */
export const hasVisitorCookie = (cookies: string | undefined): boolean =>
  PATTERN.test(cookies ?? '');

export const drawNumber = (): number => randomInt(NUMBERS);

/** The cookie that keeps a number, or, without one, takes it away; no script can read it. */
export function visitorCookie(number: number | undefined, isSecure: boolean): string {
  const value = number ?? '';
  const age = number === undefined ? 0 : MONTH_S;
  const secure = isSecure ? '; Secure' : '';
  return `${VISITOR_COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Returns whether the canary is for the visitor of a number: exactly `share` of all numbers, drawn by its salt, so
 * that those of two canaries have nothing to do with each other.
 */
export function drawVisitors({ salt, share }: Canary): (number: number) => boolean {
  const place = (number: number) => createHash('sha256').update(`${salt} ${number}`).digest('hex');
  const drawn = Array.from({ length: NUMBERS }, (_, number) => ({ number, place: place(number) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, (share * NUMBERS) / 10_000);
  const numbers = new Set(drawn.map(({ number }) => number));
  return (number) => numbers.has(number);
}
