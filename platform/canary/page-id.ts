import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Canary } from '@evmandi/contract/platform/composition';

/** A page that is open for longer says nothing of a canary any more. */
const VALID_MS = 12 * 3_600_000;

/** What a page says of itself, by which it takes part in a canary. */
export interface PageClaim {
  /** Number of its composition. */
  number: number;
  /** Apps whose canary it has. */
  canaries: readonly string[];
  /** The remote whose screen it began with. */
  screen?: string | undefined;
}

/** What signs a page: a canary, or its composition. */
type Signer = Pick<Canary, 'salt'>;

const sign = ({ salt }: Signer, text: string) =>
  createHmac('sha256', salt).update(text).digest('base64url').slice(0, 22);

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/**
 * Returns an id for a page: what it claims, until when the id holds, and something random, signed for each canary and its composition.
 * Ids of one edge are good at all others, which read the same composition.
 */
export function signPage(
  { number, canaries, screen }: PageClaim,
  signers: readonly Signer[],
  now = Date.now(),
): string {
  const drawn = randomBytes(9).toString('base64url');
  // Behind what is drawn, where edges of before read no further.
  const once = screen === undefined ? drawn : `${drawn}~${screen}`;
  const text = [number, canaries.join('+'), (now + VALID_MS).toString(36), once].join('.');
  return [text, ...signers.map((signer) => sign(signer, text))].join('.');
}

/** Returns what a page claims whose id was signed for that and still holds; else `undefined`. */
export function readPage(
  id: string,
  signer: Signer,
  now = Date.now(),
): (PageClaim & { once: string }) | undefined {
  const [number = '', canaries = '', until = '', once = '', ...signatures] = id.split('.');
  const expected = sign(signer, [number, canaries, until, once].join('.'));
  if (!signatures.some((signature) => isEqual(signature, expected))) return undefined;
  if (Number.parseInt(until, 36) < now) return undefined;
  const [, screen] = once.split('~');
  return { number: Number(number), canaries: canaries.split('+').filter(Boolean), once, screen };
}
