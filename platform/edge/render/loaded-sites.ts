import type { PageComposition } from '@evmandi/contract/platform/composition';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { RenderResult } from '@evmandi/contract/platform/render';
import type { RouteObject } from 'react-router-dom';
import { createLoader } from './commonjs.ts';
import { NODE_MODULES } from './node-modules.ts';
import type { WorkerSite } from './protocol.ts';

interface HostModule {
  singletons: Record<string, unknown>;
  createRenderer: (options: {
    composition: PageComposition;
    config: PublicConfig;
    apiInternalUrl: string;
    loadRoutes: (name: string) => Promise<{ default: RouteObject[] }>;
    loadLayout: (id: string) => Promise<unknown>;
  }) => (url: string, signal: AbortSignal) => Promise<RenderResult>;
}

interface LoadedSite {
  render: (url: string, signal: AbortSignal) => Promise<RenderResult>;
  /** Files of server builds behind lazy screens, by the routes' ids. */
  filesOf: (routeIds: string[]) => Promise<string[]>;
}

function findRoute(routes: RouteObject[], id: string): RouteObject | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : findRoute(route.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** Which files of a server build the lazy screen of a route needs, seen by loading it afresh. */
async function observeFiles(entry: string, provided: Record<string, unknown>, id: string) {
  const files = new Set<string>();
  let watching = false;
  const load = createLoader({ provided, onFile: (file) => watching && files.add(file) });
  const { default: routes } = load(entry) as { default: RouteObject[] };
  watching = true;
  const lazy = findRoute(routes, id)?.lazy;
  if (typeof lazy === 'function') await lazy();
  return [...files];
}

function loadSite(site: WorkerSite): LoadedSite {
  const { composition, hostEntry, remoteEntries, layoutEntries, config, apiInternalUrl } = site;
  const host = createLoader({ provided: NODE_MODULES })(hostEntry) as HostModule;
  const load = createLoader({ provided: host.singletons });
  const loadRoutes = async (name: string) =>
    load(remoteEntries[name] ?? name) as { default: RouteObject[] };
  const loadLayout = async (id: string) => load(layoutEntries[id] ?? id);
  const observed = new Map<string, Promise<string[]>>();

  const filesOf = async (routeIds: string[]) => {
    const lists = routeIds.map((id) => {
      const entry = remoteEntries[id.split('.')[0] ?? ''];
      if (!entry) return [];
      const files = observed.get(id) ?? observeFiles(entry, host.singletons, id);
      observed.set(id, files);
      return files;
    });
    return [...new Set((await Promise.all(lists)).flat())];
  };
  const render = host.createRenderer({
    ...{ composition, config, apiInternalUrl, loadRoutes, loadLayout },
  });
  return { render, filesOf };
}

/** The sites that a worker has loaded; the one that was used longest ago gives way to one too many. */
export function createLoadedSites() {
  const sites = new Map<number, LoadedSite>();
  let kept = 2;

  function touch(id: number, site: LoadedSite): void {
    sites.delete(id);
    sites.set(id, site);
    for (const old of [...sites.keys()].slice(0, -kept)) sites.delete(old);
  }

  return {
    load(site: WorkerSite): void {
      kept = site.kept ?? 2;
      touch(site.id, loadSite(site));
    },
    /** Throws for a site that is not loaded. */
    use(id: number): LoadedSite {
      const site = sites.get(id);
      if (!site) throw new Error(`site ${id} is not loaded`);
      touch(id, site);
      return site;
    },
    get ids(): number[] {
      return [...sites.keys()];
    },
  };
}
