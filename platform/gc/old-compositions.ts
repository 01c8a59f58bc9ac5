import { isDeepStrictEqual } from 'node:util';
import { liveSince, liveSource, type Released } from '../cli/history.ts';
import { partsOf } from '../registry/composition.ts';
import type { Holdings } from './holdings.ts';
import { RECENT_MS } from './limits.ts';
import { isPending, lastReleases, liveAfter, liveApps, reachOf } from './why-kept.ts';

/** What commands read from the history about an app. */
const readFrom = (history: readonly Released[], name: string, retired: ReadonlySet<string>) => ({
  versions: reachOf(history, name, retired).map(({ version }) => version),
  since: liveSince(history, name)?.composition.number,
  source: liveSource(history, name),
});

/** The last release that each version was live with, as a canary, too; by `<name>/<version>`. */
export function lastReleaseOf(history: readonly Released[]): Map<string, Released> {
  const last = new Map<string, Released>();
  for (const released of history) {
    for (const { name, version } of partsOf(released.composition)) {
      last.set(`${name}/${version}`, released);
    }
  }
  return last;
}

/**
 * Numbers of the compositions that can be deleted. What is left of the history says the same as all of it about
 * each live app: where a rollback goes, since when its version is live, and from which commit. Of each version that
 * is `kept` it says until when it was live.
 */
export function oldCompositions(holdings: Holdings, kept: Iterable<string>): number[] {
  const { history, neverLive, now, retired } = holdings;
  const apps = liveApps(holdings);
  const last = lastReleaseOf(history);
  const needed = new Set([
    ...[...kept].map((key) => last.get(key)),
    ...apps.flatMap((name) => {
      const since = liveSince(history, name);
      const steps = reachOf(history, name, retired).map(({ released }) => released);
      return since ? [...steps, since] : steps;
    }),
  ]);
  const all = apps.map((name) => readFrom(history, name, retired));
  let length = new Set([...liveAfter(holdings, now - RECENT_MS), ...lastReleases(holdings)]).size;
  const keptWith = (count: number) => {
    const from = Math.max(0, history.length - count);
    return history.filter((released, index) => index >= from || needed.has(released));
  };
  const isSame = (rest: readonly Released[]) =>
    isDeepStrictEqual(
      apps.map((name) => readFrom(rest, name, retired)),
      all,
    );
  while (length < history.length && !isSame(keptWith(length))) length *= 2;
  const stays = new Set(keptWith(length).map(({ composition }) => composition.number));
  const old = history
    .map(({ composition }) => composition.number)
    .filter((number) => !stays.has(number));
  const failed = neverLive.filter((composition) => !isPending(holdings, composition));
  return [...new Set([...old, ...failed.map(({ number }) => number)])].sort((a, b) => a - b);
}
