import type { Composition, Source } from '@evmandi/contract/platform/composition';
import type { Registry } from '../registry/registry.ts';
import { type ReleaseSet, readReleaseSet } from '../registry/release-set.ts';

/** A composition at the time when the channel pointed at it. */
export interface Released {
  composition: Composition;
  /** UTC, ISO. */
  movedAt: string;
}

export interface Live {
  /** Sequence number of the channel; 0 before the first release. */
  sequence: number;
  set: ReleaseSet | undefined;
}

/** Returns what the channel points at, with its artefacts. Throws a RegistryError when one is missing. */
export async function readLive(registry: Registry): Promise<Live> {
  const state = await registry.readChannel();
  if (!state) return { sequence: 0, set: undefined };
  return { sequence: state.sequence, set: await readReleaseSet(registry, state.composition) };
}

/** Every composition that was live, oldest first; one that was never moved to is not among them. */
export async function readHistory(registry: Registry): Promise<Released[]> {
  const states = await registry.channelHistory();
  const released = await Promise.all(
    states.map(async ({ composition: number, movedAt }) => {
      const composition = await registry.readComposition(number);
      return composition && { composition, movedAt };
    }),
  );
  return released.filter((entry) => entry !== undefined);
}

/** The version of an app in a composition; `undefined` when it is not part of it. */
export function versionIn(composition: Composition, name: string): string | undefined {
  return name === 'host' ? composition.host : composition.remotes[name];
}

/** Whether this version of an app was ever live, or a canary: such a version is never shipped by itself again. */
export function wasReleased(history: readonly Released[], name: string, version: string): boolean {
  return history.some(
    ({ composition }) =>
      versionIn(composition, name) === version ||
      composition.canaries?.some((canary) => canary.app === name && canary.version === version),
  );
}

/** A version of an app and the release that brought it. */
export interface Step {
  version: string;
  released: Released;
}

/** A rollback says so in its reason. */
const isRollback = ({ reason }: Composition) => /^roll .+ back /.test(reason);

/**
 * The versions of an app that its releases led through, the live one last: a rollback takes steps away, a
 * release of any version, of an older one too, adds one. Empty when the app was never live.
 */
export function trailOf(history: readonly Released[], name: string): Step[] {
  const trail: Step[] = [];
  for (const released of history) {
    const version = versionIn(released.composition, name);
    if (version === undefined || version === trail.at(-1)?.version) continue;
    const back = isRollback(released.composition)
      ? trail.findLastIndex((step) => step.version === version)
      : -1;
    if (back < 0) trail.push({ version, released });
    else trail.length = back + 1;
  }
  return trail;
}

/** What the live version of an app was built from, where its release recorded that. */
export function liveSource(history: readonly Released[], name: string): Source | undefined {
  const last = history.at(-1);
  const version = last && versionIn(last.composition, name);
  return history
    .toReversed()
    .filter(({ composition }) => versionIn(composition, name) === version)
    .map(({ composition }) => composition.sources?.[name])
    .find((source) => source !== undefined);
}

/** The move of the channel since which the live version of an app is live without a break. */
export function liveSince(history: readonly Released[], name: string): Released | undefined {
  const last = history.at(-1);
  if (!last) return undefined;
  const version = versionIn(last.composition, name);
  let since = last;
  for (const entry of history.toReversed()) {
    if (versionIn(entry.composition, name) !== version) break;
    since = entry;
  }
  return since;
}
