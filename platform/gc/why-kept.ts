import type { Composition } from '@evmandi/contract/platform/composition';
import { type Released, type Step, trailOf } from '../cli/history.ts';
import { partsOf } from '../registry/composition.ts';
import type { Holdings } from './holdings.ts';
import { OPEN_PAGE_MS, REACH, RECENT_MS } from './limits.ts';

/** Why a version is kept; of several reasons the first in this order. */
export const REASONS = [
  'pinned',
  'live',
  'canary',
  'being released',
  'override',
  'open page',
  'rollback',
  '90 days',
  'stored today',
] as const;
export type Reason = (typeof REASONS)[number];

/** What was live at some time since `since`. */
export function liveAfter({ history }: Pick<Holdings, 'history'>, since: number): Released[] {
  return history.filter((_, index) => {
    const next = history[index + 1];
    return !next || Date.parse(next.movedAt) > since;
  });
}

/** The compositions that the whole site can go back to one after the other, the live one last. */
export function lastReleases({ history }: Pick<Holdings, 'history'>): Released[] {
  return history.slice(-(REACH + 1));
}

/** The names of all parts of the live composition. */
export const liveApps = ({ history }: Pick<Holdings, 'history'>): string[] => {
  const live = history.at(-1)?.composition;
  return live ? ['host', ...Object.keys(live.remotes)] : [];
};

/** The versions of an app that a rollback goes through one after the other, the live one last. */
export const reachOf = (
  history: readonly Released[],
  name: string,
  retired: ReadonlySet<string>,
): Step[] =>
  trailOf(history, name)
    .filter(({ version }, index, trail) => {
      return index === trail.length - 1 || !retired.has(`${name} ${version}`);
    })
    .slice(-(REACH + 1));

const recent = ({ now }: Holdings, { createdAt }: Composition) =>
  now - Date.parse(createdAt) < RECENT_MS;

/** Whether a composition that never was live is too young to be deleted, or is one of a release under way. */
export const isPending = (holdings: Holdings, composition: Composition): boolean =>
  composition.number > holdings.live || recent(holdings, composition);

/** The reason of each version that is kept, by `<name>/<version>`. What was stored today is not among them. */
export function whyKept(holdings: Holdings): Map<string, Reason> {
  const { now, history, neverLive, pinned, retired, overrides, served } = holdings;
  const reasons = new Map<string, Reason>();
  const keep = (key: string, reason: Reason) => {
    if (!reasons.has(key)) reasons.set(key, reason);
  };
  const keepAll = (compositions: readonly Composition[], reason: Reason) => {
    for (const composition of compositions) {
      for (const { name, version } of partsOf(composition)) keep(`${name}/${version}`, reason);
    }
  };
  const compositionOf = ({ composition }: Released) => composition;
  const live = history.at(-1)?.composition;
  if (live) {
    const { host, remotes, canaries = [] } = live;
    for (const [name, version] of Object.entries({ host, ...remotes })) {
      keep(`${name}/${version}`, pinned.has(name) ? 'pinned' : 'live');
    }
    for (const { app, version } of canaries) keep(`${app}/${version}`, 'canary');
  }
  const onEdges = history.map(compositionOf).filter(({ number }) => served.has(number));
  keepAll(onEdges, 'live');
  const ahead = neverLive.filter(({ number }) => number > holdings.live);
  keepAll(ahead, 'being released');
  for (const key of overrides) keep(key, 'override');
  keepAll(liveAfter(holdings, now - OPEN_PAGE_MS).map(compositionOf), 'open page');
  for (const name of liveApps(holdings)) {
    for (const { version } of reachOf(history, name, retired))
      keep(`${name}/${version}`, 'rollback');
  }
  for (const { composition } of lastReleases(holdings)) {
    keepAll([{ ...composition, canaries: [] }], 'rollback');
  }
  keepAll(liveAfter(holdings, now - RECENT_MS).map(compositionOf), '90 days');
  keepAll(
    neverLive.filter((composition) => isPending(holdings, composition)),
    '90 days',
  );
  return reasons;
}
