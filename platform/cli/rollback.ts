import { logged } from '../release/call-log.ts';
import { localCaller, requireApps, requireEverything } from '../release/caller.ts';
import { describeResult } from '../release/make-release.ts';
import { pin } from '../release/manage-marks.ts';
import { checkCompositionDeleted, checkReach } from './checks/deleted.ts';
import { readMarks } from './checks/held-back.ts';
import { acceptedBy, type Consent } from './consent.ts';
import { type Context, UserError } from './context.ts';
import { type Released, readHistory, trailOf, versionIn } from './history.ts';
import { minute } from './minute.ts';
import { movedMeanwhile } from './moved-meanwhile.ts';
import { type ReleaseResult, release } from './release.ts';
import { report } from './ship.ts';

type Teller = Pick<Context, 'registry' | 'say' | 'caller'>;

export interface RollbackOptions {
  /** `host` or a remote; the whole site when left out, which needs `to`. */
  name?: string | undefined;
  /** A version, or the number of a composition that was live. The version before the live one when left out. */
  to?: string | undefined;
  /** Of the app, what was seen live: refused once another version is. */
  from?: string | undefined;
  /** Why, for the history. */
  reason?: string | undefined;
  /** Keeps what was taken back at the older version: the app is pinned, for that reason. */
  pin?: boolean | undefined;
  consent?: Consent;
}

const because = (reason: string | undefined) => (reason === undefined ? '' : `: "${reason}"`);

/** `composition 7, live from 2025-11-20 12:24 IST: ship catalog 1.0.0-3f2a9c01` */
const describe = ({ composition, movedAt }: Released) =>
  `composition ${composition.number}, live from ${minute(movedAt)}: ${composition.reason}`;

/** The composition of that number, at the last time that it went live. */
function findComposition(history: readonly Released[], to: string): Released {
  const found = history.findLast(({ composition }) => String(composition.number) === to);
  if (found) return found;
  if (history.length === 0) throw new UserError('Nothing was ever live here: npm start ships all.');
  const numbers = [...new Set(history.map(({ composition }) => composition.number))];
  throw new UserError(`Composition ${to} was never live; these were: ${numbers.join(', ')}.`);
}

/** The release to go back to, where the history knows it, and the version that it brings. */
function findTarget(
  history: readonly Released[],
  name: string,
  { to, retired }: { to: string | undefined; retired: ReadonlyMap<string, unknown> },
) {
  const trail = trailOf(history, name);
  const now = trail.at(-1);
  if (!now) throw new UserError(`${name} is not live: npm run status shows what is.`);
  if (to !== undefined && /^\d+$/.test(to)) {
    const released = findComposition(history, to);
    const version = versionIn(released.composition, name);
    if (version === undefined) throw new UserError(`${name} was no part of composition ${to}.`);
    return { now, version, released };
  }
  if (to !== undefined) {
    const released = history.find(({ composition }) => versionIn(composition, name) === to);
    return { now, version: to, released };
  }
  const before = trail.slice(0, -1).findLast(({ version }) => !retired.has(`${name} ${version}`));

  if (before) return { now, ...before };
  const earlier = history[history.indexOf(now.released) - 1]?.composition.number;
  const remedy =
    earlier === undefined ? '' : ` The site as it was before: npm run rollback -- --to ${earlier}.`;
  const none =
    trail.length > 1 ? 'all that was live before it is retired' : 'it is the first version';
  throw new UserError(`${name} ${now.version}: there is none to go back to, ${none}.${remedy}`);
}

/** Throws ReleaseRefused for the number of a composition that was deleted. */
async function requireComposition(
  registry: Context['registry'],
  to: string | undefined,
): Promise<void> {
  if (to !== undefined) acceptedBy({}, await checkCompositionDeleted(registry, to));
}

/** Takes one app back, by a new composition. */
async function rollbackApp(
  context: Teller,
  name: string,
  { to, from, reason, consent = {} }: RollbackOptions,
): Promise<ReleaseResult> {
  const { registry, say } = context;
  await requireComposition(registry, to);
  const [history, { retired }] = await Promise.all([readHistory(registry), readMarks(registry)]);
  const { now, version, released } = findTarget(history, name, { to, retired });
  if (from !== undefined && from !== now.version) throw await movedMeanwhile(registry, name);
  const accepted = acceptedBy(consent, await checkReach(registry, [{ name, version }]));
  // Reading brings the files to this disk, where the registry is elsewhere.
  const artifact = await registry.readArtifact(name, version);
  const folder = registry.artifactFolder(name, version);
  if (!artifact || !folder) {
    const known = [
      ...new Set(history.map(({ composition }) => versionIn(composition, name) ?? '')),
    ].filter(Boolean);
    throw new UserError(
      `The registry holds no ${name} ${version}; these were live: ${known.join(', ')}.`,
    );
  }
  say(`${name} goes back from ${now.version} (${describe(now.released)})`);
  say(`  to ${version} (${released ? describe(released) : 'never live'})`);
  const result = await release(registry, {
    releases: [{ app: name, version, folder, staged: false }],
    reason: `roll ${name} back from ${now.version} to ${version}${because(reason)}${accepted}`,
    withdraws: true,
    consent,
    guard: (live) => {
      const found = live && versionIn(live.composition, name);
      if (found === now.version) return;
      throw new UserError(`${name} has moved to ${found} meanwhile: look at npm run status first.`);
    },
  });
  report(context, result);
  return result;
}

/** Takes the whole site back to a composition, by a new one that equals it. */
async function rollbackSite(
  context: Teller,
  to: string,
  { reason, consent = {} }: RollbackOptions,
): Promise<ReleaseResult> {
  const { registry, say } = context;
  await requireComposition(registry, to);
  const history = await readHistory(registry);
  const target = findComposition(history, to);
  const last = history.at(-1);
  const { host, remotes } = target.composition;
  const parts = Object.entries({ host, ...remotes });
  const named = parts.map(([name, version]) => ({ name, version }));
  const accepted = acceptedBy(consent, await checkReach(registry, named));
  const releases = await Promise.all(
    parts.map(async ([app, version]) => {
      await registry.readArtifact(app, version);
      const folder = registry.artifactFolder(app, version) ?? '';
      return { app, version, folder, staged: false };
    }),
  );
  if (last) say(`The site goes back from ${describe(last)}`);
  say(`  to ${describe(target)}`);
  const result = await release(registry, {
    releases,
    whole: true,
    withdraws: true,
    reason: `roll the site back to composition ${to}${because(reason)}${accepted}`,
    consent,
    guard: (live) => {
      if (live?.composition.number === last?.composition.number) return;
      throw new UserError('The site has moved meanwhile: look at npm run status first.');
    },
  });
  report(context, result);
  return result;
}

/** What is named to be taken back, and where to, as the log calls it. */
const titleOf = ({ name, to }: RollbackOptions) =>
  [name ?? 'the site', ...(to === undefined ? [] : [`to ${to}`])].join(' ');

/**
 * Takes an app, or the whole site, back to what was live before, and names both. What it goes back to was run
 * when it was shipped, so it only has to fit the parts beside it. Throws UserError when there is nothing to go
 * back to, NotAllowed, or ReleaseRefused when it fits the others no more; the log has it in any case.
 */
export function rollback(context: Teller, options: RollbackOptions): Promise<ReleaseResult> {
  const { caller = localCaller(), registry } = context;
  const { name, to, reason, consent } = options;
  const work = async () => {
    if (consent?.force !== undefined) requireEverything(caller, 'to force a rollback');
    if (name !== undefined) {
      requireApps(caller, [name]);
      if (options.pin && reason === undefined) throw new UserError('A pin takes a reason.');
      const result = await rollbackApp(context, name, options);
      if (options.pin && reason) await pin(registry, caller, { app: name, reason });
      return result;
    }
    if (options.pin) throw new UserError('One app is pinned, not the whole site.');
    requireEverything(caller, 'to take the whole site back');
    if (to !== undefined) return rollbackSite(context, to, options);
    throw new UserError('Name what to take back, or with --to the composition to go back to.');
  };
  const about = { caller, what: 'rollback', of: titleOf(options) };
  return logged(registry.records, about, work, (result) => describeResult(result, reason));
}
