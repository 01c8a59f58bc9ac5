import { randomBytes } from 'node:crypto';
import type { Canary, Composition } from '@evmandi/contract/platform/composition';
import { MOST_ATTEMPTS, pauseAfter } from '../registry/attempts.ts';
import { nextNumber } from '../registry/composition.ts';
import type { Registry } from '../registry/registry.ts';

/** At once: edges serve each choice of them, and prepare each before a release. */
const MOST_CANARIES = 2;
/** A page that is older than so many withdrawn versions is not told. */
const MOST_WITHDRAWN = 50;

type Versions = Pick<Composition, 'host' | 'remotes'>;

/** The version of an app in a composition. */
const versionIn = ({ host, remotes }: Versions, app: string) =>
  app === 'host' ? host : remotes[app];

/** `5 %` or `0.25 %`. */
export const percentOf = (share: number): string => `${share / 100} %`;

/** What signs pages, and draws visitors. */
export const drawSalt = (): string => randomBytes(16).toString('hex');

/** Thrown for what a canary cannot be; the caller's to word. */
export class NoCanary extends Error {
  override readonly name = 'NoCanary';
}

/** Returns the share that a person asks for, such as `5%`, in hundredths of a percent. Throws a NoCanary. */
export function readShare(text: string): number {
  const [, digits = ''] = /^(\d{1,2}(?:\.\d{1,2})?) ?%?$/.exec(text.trim()) ?? [];
  const share = Math.round(Number(digits || Number.NaN) * 100);
  if (share >= 1 && share <= 5_000) return share;
  throw new NoCanary(
    `A canary has 0.01 % to 50 % of the visitors, such as --share 5%, not "${text}": the others are what it is held against.`,
  );
}

/** The canaries of what is live that go on in what comes next: those whose app stays as it is. */
export function canariesAfter(
  live: Composition | undefined,
  next: Versions,
): Pick<Composition, 'canaries'> {
  const canaries = (live?.canaries ?? []).filter(({ app }) => {
    const version = live && versionIn(live, app);
    return version !== undefined && version === versionIn(next, app);
  });
  return canaries.length > 0 ? { canaries } : {};
}

/** What is live with one more canary, which takes the place of one of the same app. Throws a NoCanary. */
export function withCanary(
  live: Composition | undefined,
  number: number,
  { app, version, share }: Pick<Canary, 'app' | 'version' | 'share'>,
): Versions & Required<Pick<Composition, 'canaries'>> {
  if (!live || versionIn(live, app) === undefined) {
    throw new NoCanary(`${app} is not live: its first version has nothing to be held against.`);
  }
  const others = (live.canaries ?? []).filter((canary) => canary.app !== app);
  if (others.length >= MOST_CANARIES) {
    const names = others.map((canary) => `${canary.app} ${canary.version}`).join(' and ');
    throw new NoCanary(
      `${names} have canaries already: promote one, take one back, or wait for the verdict.`,
    );
  }
  const since = new Date().toISOString();
  const salt = drawSalt();
  const canary = { app, version, share, since, composition: number, salt };
  return { host: live.host, remotes: live.remotes, canaries: [...others, canary] };
}

/**
 * Takes an app's canary back: the next composition lacks it and names it as withdrawn, so that open pages leave it.
 * Returns the number of that composition; `undefined` when there is no such canary (any more).
 */
export async function takeBack(
  registry: Registry,
  { app, version }: { app: string; version?: string },
  why: string,
): Promise<number | undefined> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const state = await registry.readChannel();
    const live = state && (await registry.readComposition(state.composition));
    const canary = live?.canaries?.find((one) => one.app === app);
    if (!live || !canary) return undefined;
    if (version !== undefined && canary.version !== version) return undefined;
    const withdrawn = `${app} ${canary.version}`;
    const others = (live.canaries ?? []).filter((one) => one !== canary);
    const number = await nextNumber(registry);
    const isPut = await registry.putComposition({
      number,
      createdAt: new Date().toISOString(),
      salt: drawSalt(),
      reason: `take ${withdrawn} back from ${percentOf(canary.share)} of the visitors ${why}`,
      host: live.host,
      remotes: live.remotes,
      withdrawn: [...new Set([...(live.withdrawn ?? []), withdrawn])].slice(-MOST_WITHDRAWN),
      ...(others.length > 0 && { canaries: others }),
    });
    if (isPut && (await registry.moveChannel(state.sequence, number))) return number;
    await pauseAfter(attempt);
  }
  throw new Error('Others kept releasing at the same moment');
}
