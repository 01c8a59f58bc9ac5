import type { HostArtifact, RemoteArtifact } from '@evmandi/contract/platform/composition';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../../registry/registry.ts';
import { describeSite, type Site } from '../site.ts';
import { verifiedFiles } from '../verified-files.ts';
import { fromDevServer, requireAllowed } from './dev-remote.ts';

/** Sites that are kept: staff look at few at once. */
const MOST_SITES = 8;

const keyOf = (site: Site, versions: Readonly<Record<string, string>>) =>
  `${site.page.number} ${JSON.stringify(Object.entries(versions).sort())}`;

/** Makes sites of other versions than those that are live, or with a remote from one of those dev servers. */
export function createOverrideSites(registry: Registry, devOrigins: readonly string[]) {
  const sites = new LRUCache<string, Promise<Site>>({ max: MOST_SITES });

  async function read(name: string, version: string): Promise<HostArtifact | RemoteArtifact> {
    const artifact = await registry.readArtifact(name, version);
    if (artifact) return artifact;
    throw new Error(`${name} ${version} is not in the registry`);
  }

  async function make(live: Site, versions: Readonly<Record<string, string>>): Promise<Site> {
    const { release } = live;
    if (!release) throw new Error('nothing is released');
    const developed = requireAllowed(versions, release, devOrigins);
    const instead = await Promise.all(
      Object.entries(versions)
        .filter(([name]) => !developed.has(name))
        .map(([name, version]) => read(name, version)),
    );
    const named = new Map(instead.map((artifact) => [artifact.name, artifact]));
    const host = named.get('host');
    const remotes = [...release.remotes.filter(({ name }) => !named.has(name)), ...named.values()]
      .filter((artifact) => artifact.kind === 'remote')
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const composed = {
      composition: release.composition,
      host: host?.kind === 'host' ? host : release.host,
      remotes,
    };
    await verifiedFiles(registry).load(composed);
    const { withdrawn: _kept, ...page } = describeSite(composed).page;
    const withDevServers = page.remotes.map((remote) =>
      fromDevServer(remote, developed.get(remote.name)),
    );
    return { ...describeSite(composed), page: { ...page, remotes: withDevServers } };
  }

  /** The live site with those versions in it. Rejects where the registry lacks one, or `devOrigins` an origin. */
  return (live: Site, versions: Readonly<Record<string, string>>): Promise<Site> => {
    const key = keyOf(live, versions);
    const known = sites.get(key);
    if (known) return known;
    const site = make(live, versions);
    sites.set(key, site);
    site.catch(() => sites.delete(key));
    return site;
  };
}
