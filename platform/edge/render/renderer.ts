import type { HostArtifact, RemoteArtifact } from '@evmandi/contract/platform/composition';
import { layoutServerFile } from '@evmandi/contract/platform/layouts';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { RenderResult } from '@evmandi/contract/platform/render';
import { findOwner } from '@evmandi/contract/platform/route-owner';
import type { Registry } from '../../registry/registry.ts';
import { keptFor, type Site } from '../site.ts';
import type { RenderPool } from './pool.ts';
import type { WorkerSite } from './protocol.ts';

interface RendererOptions {
  registry: Registry;
  pool: RenderPool;
  config: PublicConfig;
  apiInternalUrl: string;
}

export interface RenderedScreen {
  result: RenderResult;
  /** Server files of the screen, inside the artefact: `server/c.js`. */
  files: string[];
}

const HOME = '/';

/** How the pool's counters call the remote that answers an address: name and version. */
function ownerOf({ page }: Site, url: string): string {
  const found = findOwner(page.remotes, url.split('?', 1)[0] ?? url);
  return found ? `${found.remote.name} ${found.remote.version}` : '';
}

/** Renders pages of a site in the pool. */
export function createRenderer({ registry, pool, config, apiInternalUrl }: RendererOptions) {
  const sites = new WeakMap<Site, WorkerSite>();
  let lastId = 0;

  type Built = HostArtifact | RemoteArtifact;
  const inFolder = ({ name, version }: Built, file: string) =>
    `${registry.artifactFolder(name, version)}/${file}`;
  const serverEntry = (built: Built) => inFolder(built, built.server.entry);
  const layoutEntries = (remote: RemoteArtifact) =>
    remote.descriptor.layouts.map((id) => [id, inFolder(remote, layoutServerFile(id))]);

  function workerSite(site: Site): WorkerSite | undefined {
    const known = sites.get(site);
    if (known || !site.release) return known;
    const { host, remotes } = site.release;
    lastId += 1;
    const fresh = {
      id: lastId,
      kept: keptFor(site),
      composition: site.page,
      hostEntry: serverEntry(host),
      remoteEntries: Object.fromEntries(remotes.map((one) => [one.name, serverEntry(one)])),
      layoutEntries: Object.fromEntries(remotes.flatMap(layoutEntries)),
      config,
      apiInternalUrl,
    };
    sites.set(site, fresh);
    return fresh;
  }

  return {
    /** Brings a composition into every worker before it serves. Never rejects. */
    async prepare(site: Site): Promise<void> {
      const worker = workerSite(site);
      if (worker) await pool.prepare(worker, HOME);
    },
    /** `inAdvance`: no client waits for it, so it takes one worker at most and is not refused for time. */
    async render(site: Site, url: string, { inAdvance = false } = {}): Promise<RenderedScreen> {
      const worker = workerSite(site);
      if (!worker) throw new Error('nothing released is behind this site');
      const owner = ownerOf(site, url);
      const { result, files } = await pool.render(worker, url, { owner, inAdvance });
      return { result, files: files.map((file) => file.slice(file.lastIndexOf('/server/') + 1)) };
    },
    close: () => pool.close(),
  };
}
export type Renderer = ReturnType<typeof createRenderer>;
