import type { Source } from '@evmandi/contract/platform/composition';
import { percentOf, readShare } from '../canary/canaries.ts';
import { readTombstones } from '../registry/tombstones.ts';
import { makeRelease } from '../release/make-release.ts';
import type { Refusal } from './checks/refusal.ts';
import type { Consent } from './consent.ts';
import { type Context, UserError } from './context.ts';
import { liveSource, readHistory, wasReleased } from './history.ts';
import { prepare } from './prepare.ts';
import type { ReleaseResult } from './release.ts';
import { checkAncestry, readSource } from './sources.ts';

/** Throws a UserError unless there are apps, and each is one of `known`. */
export function checkNames(known: readonly string[], apps: readonly string[]): void {
  const unknown = apps.filter((app) => !known.includes(app));
  if (apps.length > 0 && unknown.length === 0) return;
  const problem = unknown.length > 0 ? `There is no ${unknown.join(', ')}` : 'Name what to ship';
  throw new UserError(`${problem}; there are ${known.join(', ')}.`);
}

/** The share of the visitors that is asked for, in hundredths of a percent. Throws for what can be no canary. */
export function shareOf(asked: string | undefined, apps: readonly string[]): number | undefined {
  if (asked !== undefined && apps.length > 1) throw new UserError('A canary is one app alone.');
  return asked === undefined ? undefined : readShare(asked);
}

/** Says which composition was released, and what changed with it; that it is live is for the edges to say. */
export function report(
  { say }: Pick<Context, 'say'>,
  { number, moves }: ReleaseResult,
  share?: number,
): void {
  if (moves.length === 0) say(`Nothing to move: composition ${number} has these versions already.`);
  else say(`Composition ${number} is released:`);
  for (const { name, version, previous } of moves) {
    const before = previous === undefined ? 'new' : `was ${previous}`;
    say(`  ${name} ${version ?? 'is gone'}, ${before}`);
  }
  if (share === undefined || moves.length === 0) return;
  const part = percentOf(share);
  say(`It is for ${part} of the visitors, until it is promoted or taken back: npm run status.`);
}

/** Says what the checkout cannot vouch for. */
export function saySource(say: Context['say'], source: Source | undefined): void {
  if (!source) say('This folder is no git checkout: no commit is recorded, and none compared.');
  else if (!source.clean)
    say(`What is shipped holds changes that commit ${source.commit.slice(0, 9)} does not.`);
}

interface Shipping {
  apps: readonly string[];
  consent?: Consent | undefined;
  /** Named by a person, not all that is new. */
  named: boolean;
  /** Of the visitors who get it, as `readShare` says it; all when left out. */
  share?: number | undefined;
}

/** What the checkout lacks of what the live versions were built from. */
export async function checkSources(
  { root, say }: Pick<Context, 'root' | 'say'>,
  { apps, named }: Shipping,
  { now, liveOf }: { now: Source | undefined; liveOf: (app: string) => Source | undefined },
): Promise<Refusal[]> {
  if (!now) return [];
  const found = await Promise.all(
    apps.map(async (app) => {
      const live = liveOf(app);
      if (!live) return [];
      if (!live.clean && live.commit !== now.commit) {
        say(
          `The live ${app} was shipped with changes that were in no commit: look whether they are in this one.`,
        );
      }
      return checkAncestry({ root, app, now, live }, named);
    }),
  );
  return found.flat();
}

async function shipApps(context: Context, shipping: Shipping): Promise<void> {
  const { apps, consent, named, share } = shipping;
  const { root, trial, say, lap } = context;
  trial.begin();
  try {
    lap?.('start');
    const [releases, source] = await Promise.all([prepare(context, apps), readSource(root)]);
    lap?.('build');
    saySource(say, source);
    const result = await makeRelease(context, {
      releases,
      share,
      wanted: named,
      consent,
      source,
      findBeside: async () => {
        const history = await readHistory(context.registry);
        const liveOf = (app: string) => liveSource(history, app);
        return checkSources(context, shipping, { now: source, liveOf });
      },
    });
    report(context, result, share);
  } finally {
    await trial.end();
  }
}

/**
 * Builds the named apps alone, checks and runs them with what is live and makes them live together.
 * Throws ReleaseRefused or UserError and leaves everything as it was.
 */
export async function ship(
  context: Context,
  apps: readonly string[],
  { share: asked, ...consent }: Consent & { share?: string | undefined } = {},
): Promise<void> {
  const known = context.build.listApps(context.root);
  checkNames(known, apps);
  const share = shareOf(asked, apps);
  await context.registry.sweep();
  await shipApps(context, {
    apps: known.filter((app) => apps.includes(app)),
    consent,
    named: true,
    share,
  });
}

/** Apps of `among` whose present version was never live. */
export async function unreleased(
  { root, registry, build }: Context,
  among: readonly string[] = build.listApps(root),
): Promise<string[]> {
  const [history, { versions }] = await Promise.all([
    readHistory(registry),
    readTombstones(registry),
  ]);
  return among.filter((app) => {
    const version = build.appVersion({ root, app });
    // The history may know nothing of it any more.
    const wasLive = versions.get(`${app}/${version}`)?.until !== undefined;
    return !wasLive && !wasReleased(history, app, version);
  });
}

interface NewOptions {
  /** All apps unless given. */
  among?: readonly string[];
}

/**
 * Ships every app of `among` whose present version was never live. What was released before stays as it
 * is, so that a rollback is left alone.
 */
export async function shipNew(context: Context, { among }: NewOptions = {}): Promise<void> {
  await context.registry.sweep();
  const fresh = await unreleased(context, among);
  if (fresh.length > 0) return shipApps(context, { apps: fresh, named: false });
  context.say('Releases: up to date.');
}
