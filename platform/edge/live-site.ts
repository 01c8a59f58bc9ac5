import { setTimeout as wait } from 'node:timers/promises';
import { hasLost, isLater } from '../registry/channel.ts';
import { compositionDigest } from '../registry/composition.ts';
import type { ChannelState, Registry } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';
import {
  type ReleaseSet,
  type RunningCanary,
  readCanaries,
  readReleaseSet,
  withCanaries,
} from '../registry/release-set.ts';
import { siteWithCanaries } from './canary/beside.ts';
import { shared } from './shared.ts';
import type { Site } from './site.ts';
import { verifiedFiles } from './verified-files.ts';

/** The site that is live at this moment; `undefined` before the first release. Never rejects. */
export type LiveSite = () => Promise<Site | undefined>;

/** What an edge makes of the channel. */
export interface Serving {
  /** The state that it serves; `undefined` while it serves none. */
  state: ChannelState | undefined;
  /** Of its composition, by `compositionDigest`. */
  digest?: string;
  /** A newer state that it cannot serve, and why. */
  problem?: { sequence: number; reason: string };
}

interface Following {
  /** Runs before a new release serves; the caller bounds its time. */
  prepare?: (site: Site) => Promise<void>;
  /** Called whenever another release serves, or one cannot. */
  onServing?: (serving: Serving) => void;
  /** Ends the watching. */
  signal?: AbortSignal;
}

/** A page load shows a release within a second of its move; sooner where the move is noticed. */
const LOOK_EVERY_MS = 500;
/** Later than this, the registry counts as away. */
const ANSWER_LIMIT_MS = 2_000;
/** How long an edge waits for what it serves first; a release is read and run within seconds. */
const FIRST_LIMIT_MS = 60_000;
/** A release that cannot be read is tried again after this, and twice as long after each further time. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A broken channel, whose whole history has to be read, is looked at no more often. */
const BROKEN_PAUSE_MS = 2_000;

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Follows the channel in the background, so that no page load waits for the registry: what was live before
 * stays until a release is read, checked file by file and prepared, and while the registry is away or damaged.
 * Whatever is wrong is reported once. After a start the answer waits until it is known what can be served first,
 * for a minute at most; from then on it comes at once.
 */
export function followChannel(
  registry: Registry,
  report: (line: string) => void,
  { prepare, onServing, signal = new AbortController().signal }: Following = {},
): LiveSite {
  let state: ChannelState | undefined;
  let live: Site | undefined;
  let digest: string | undefined;
  let isWatched = false;
  let brokenUntil = 0;
  const reported = new Set<string>();
  const refused = new Map<string, { pauseMs: number; until: number }>();

  function complain(line: string): void {
    if (!reported.has(line)) report(line);
    reported.add(line);
  }

  async function serve(next: ChannelState): Promise<void> {
    const release = await readReleaseSet(registry, next.composition);
    await verifiedFiles(registry).load(release);
    const site = siteWithCanaries(release, await findCanaries(release));
    for (const one of site.beside?.sites ?? [site]) await prepare?.(one);
    state = next;
    live = site;
    digest = compositionDigest(release.composition);
  }

  /** One that is damaged has no visitors: all are served what is stable. */
  async function findCanaries(release: ReleaseSet): Promise<RunningCanary[]> {
    try {
      const running = await readCanaries(registry, release.composition);
      if (running.length > 0) await verifiedFiles(registry).load(withCanaries(release, running));
      return running;
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      complain(error.message);
      return [];
    }
  }

  /** Where the channel points; when it cannot be read there, the newest state that can. */
  async function newestState(): Promise<ChannelState | undefined> {
    try {
      return await registry.readChannel(state);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      complain(error.message);
      brokenUntil = performance.now() + BROKEN_PAUSE_MS;
      return (await registry.channelHistory(() => undefined)).at(-1);
    }
  }

  /** Serves the newest release that can be served, where nothing is live yet. */
  async function serveOlder({ sequence }: ChannelState): Promise<void> {
    const history = await registry.channelHistory(() => undefined);
    for (const older of history.toReversed()) {
      if (live) return;
      if (older.sequence < sequence) await serve(older).catch(() => undefined);
    }
  }

  const tell = (more: Pick<Serving, 'problem'> = {}) =>
    onServing?.({ state, ...(digest !== undefined && { digest }), ...more });

  /** Whether the registry has lost what is served, and gained nothing since. */
  function isBehind(newest: ChannelState | undefined): boolean {
    if (!state || !hasLost(newest, state)) return false;
    complain(
      `The channel ${newest ? `is at state ${newest.sequence}` : 'holds nothing'}, and this edge serves state ${state.sequence} of it: is this an older copy of the registry? The next release is served; until then this one is, or that of the copy once this edge is started anew.`,
    );
    return true;
  }

  async function serveNew(next: ChannelState): Promise<void> {
    const { sequence, movedAt } = next;
    const key = `${sequence} ${movedAt}`;
    const { until = 0, pauseMs = FIRST_PAUSE_MS } = refused.get(key) ?? {};
    if ((state && !isLater(next, state)) || performance.now() < until) return;
    try {
      await serve(next);
      refused.clear();
      tell();
    } catch (error) {
      const nextPauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      refused.set(key, { pauseMs: nextPauseMs, until: performance.now() + pauseMs });
      complain(textOf(error));
      if (!live) await serveOlder(next);
      tell({ problem: { sequence, reason: textOf(error) } });
    }
  }

  const look = shared(async () => {
    if (performance.now() < brokenUntil) return;
    const away = setTimeout(complain, ANSWER_LIMIT_MS, 'The registry does not answer.');
    try {
      const newest = await newestState();
      clearTimeout(away);
      // The folder to watch is known to be there, and its disk to answer.
      if (newest && !isWatched) isWatched = registry.watchChannel(() => void look(), signal);
      if (newest) await serveNew(newest);
      const isBroken = refused.size > 0 || performance.now() < brokenUntil;
      if (!isBroken && !isBehind(newest)) reported.clear();
    } catch (error) {
      complain(textOf(error));
    } finally {
      clearTimeout(away);
    }
  });

  const first = Promise.race([look(), wait(FIRST_LIMIT_MS, undefined, { ref: false })]);
  const every = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  signal.addEventListener('abort', () => clearInterval(every));

  return async () => {
    if (!live) await first;
    return live;
  };
}
