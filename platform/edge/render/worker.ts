import type { PageComposition } from '@evmandi/contract/platform/composition';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { RenderResult } from '@evmandi/contract/platform/render';
import type { RouteObject } from 'react-router-dom';
import { createLoader } from './commonjs.ts';
import type { RenderTask, WorkerAnswer, WorkerSite } from './protocol.ts';

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

interface Prepared {
  render: (url: string, signal: AbortSignal) => Promise<RenderResult>;
  filesOf: (routeIds: string[]) => Promise<string[]>;
}

/** Live and the one before: pages of the old composition may still be asked for while it changes. */
const KEPT_COMPOSITIONS = 2;
const prepared = new Map<number, Prepared>();

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

function prepare(site: WorkerSite): Prepared {
  const { composition, hostEntry, remoteEntries, layoutEntries, config, apiInternalUrl } = site;
  const host = createLoader({ provided: {} })(hostEntry) as HostModule;
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

function preparedSite(site: WorkerSite): Prepared {
  const { number } = site.composition;
  const known = prepared.get(number);
  if (known) return known;
  const fresh = prepare(site);
  prepared.set(number, fresh);
  for (const old of [...prepared.keys()].slice(0, -KEPT_COMPOSITIONS)) prepared.delete(old);
  return fresh;
}

/** The worker's one task: render a page. */
export default async function work({ site, url, limitMs }: RenderTask): Promise<WorkerAnswer> {
  const { render, filesOf } = preparedSite(site);
  const signal = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`late: more than ${limitMs} ms`)));
  });
  const result = await Promise.race([render(url, signal), late]);
  const files = result.kind === 'page' ? await filesOf(result.routeIds) : [];
  return { result, files };
}
