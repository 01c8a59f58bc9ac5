import type { ChannelState, Registry } from '../registry/registry.ts';
import { readReleaseSet } from '../registry/release-set.ts';
import { shared } from './shared.ts';
import { describeSite, type Site } from './site.ts';

/** The site that is live at this moment; `undefined` before the first release. Never rejects. */
export type LiveSite = () => Promise<Site | undefined>;

interface Preparation {
  /** Runs before a new release serves. */
  prepare: (site: Site) => Promise<void>;
  /** How long page loads wait for that; then they get the release before, until it is done. */
  patienceMs: number;
}

const NOTHING_TO_PREPARE: Preparation = { prepare: async () => {}, patienceMs: 10_000 };

/** The value, or `undefined` when it is not there within `limitMs`. */
async function within<Value>(work: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Follows the channel: every call looks whether it moved, so that the page load after a release shows it.
 * A release that cannot be read is reported once and the one before it stays.
 */
export function followChannel(
  registry: Registry,
  report: (line: string) => void,
  { prepare, patienceMs }: Preparation = NOTHING_TO_PREPARE,
): LiveSite {
  let state: ChannelState | undefined;
  let live: Site | undefined;
  let loading: { composition: number; site: Promise<Site>; begun: number } | undefined;
  let reported = '';

  function load(composition: number) {
    if (loading?.composition === composition) return loading;
    const site = readReleaseSet(registry, composition).then(async (release) => {
      const described = describeSite(release);
      await prepare(described);
      return described;
    });
    const begun = performance.now();
    loading = { composition, site, begun };
    site.catch(() => {
      if (loading?.site === site) loading = undefined;
    });
    return loading;
  }

  return shared(async () => {
    try {
      const now = await registry.readChannel(state);
      if (!now || now.sequence === state?.sequence) return live;
      const { site: next, begun } = load(now.composition);
      const left = patienceMs - (performance.now() - begun);
      const site = live ? await within(next, left) : await next;
      if (site && now.sequence >= (state?.sequence ?? 0)) {
        state = now;
        live = site;
      }
    } catch (error) {
      const line = error instanceof Error ? error.message : String(error);
      if (line !== reported) report(line);
      reported = line;
    }
    return live;
  });
}
