import type { ChannelState, Registry } from '../registry/registry.ts';
import { readReleaseSet } from '../registry/release-set.ts';
import { shared } from './shared.ts';
import { describeSite, type Site } from './site.ts';

/** The site that is live at this moment; `undefined` before the first release. Never rejects. */
export type LiveSite = () => Promise<Site | undefined>;

/**
 * Follows the channel: every call looks whether it moved, so that the page load after a release shows it.
 * `prepare` runs before a new release serves. A release that cannot be read is reported once and the one before it stays.
 */
export function followChannel(
  registry: Registry,
  report: (line: string) => void,
  prepare: (site: Site) => Promise<void> = async () => {},
): LiveSite {
  let state: ChannelState | undefined;
  let live: Site | undefined;
  let loading: { composition: number; site: Promise<Site> } | undefined;
  let reported = '';

  function load(composition: number): Promise<Site> {
    if (loading?.composition === composition) return loading.site;
    const site = readReleaseSet(registry, composition).then(async (release) => {
      const described = describeSite(release);
      await prepare(described);
      return described;
    });
    loading = { composition, site };
    site.catch(() => {
      if (loading?.site === site) loading = undefined;
    });
    return site;
  }

  return shared(async () => {
    try {
      const now = await registry.readChannel(state);
      if (!now) return live;
      const site = await load(now.composition);
      if (now.sequence >= (state?.sequence ?? 0)) {
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
