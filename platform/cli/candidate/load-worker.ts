import process from 'node:process';
import type { RouteObject } from 'react-router-dom';
import { createLoader } from '../../edge/render/commonjs.ts';
import { faultText } from '../../edge/render/fault-text.ts';
import { NODE_MODULES } from '../../edge/render/node-modules.ts';
import { allowApi } from '../../edge/render/sandbox/api-only.ts';
import { confine } from '../../edge/render/sandbox/confine.ts';
import type { BuildsToLoad, LoadedRemote, LoadedRoute, LoadMessage } from './loaded-builds.ts';

interface HostModule {
  singletons: Record<string, unknown>;
  createRenderer: (options: object) => unknown;
}
type Load = (file: string) => unknown;

const post = process.send?.bind(process);
const say = (message: LoadMessage) => void post?.(message);
/** The process that started this one holds and compares all that is told: a remote declares 300 routes at most. */
const MOST_ROUTES = 1_000;
const MOST_CHARACTERS = 2_000;

const shortened = (text: string) => text.slice(0, MOST_CHARACTERS);
const textOrNone = (value: unknown) => (typeof value === 'string' ? shortened(value) : undefined);
const shortFault = (error: unknown) => shortened(faultText(error));

async function faultOf(work: () => unknown): Promise<{ fault?: string }> {
  try {
    const fault = await work();
    return fault === undefined ? {} : { fault: shortFault(fault) };
  } catch (error) {
    return { fault: shortFault(error) };
  }
}

/** A screen whose code cannot be had comes with the reason, see `screen` of shared/ui. */
async function loadScreen({ lazy }: RouteObject): Promise<unknown> {
  if (typeof lazy !== 'function') return undefined;
  const screen = (await lazy()) as { Component?: unknown; loadError?: unknown };
  if (screen.loadError !== undefined) return screen.loadError;
  return screen.Component ? undefined : new Error('its module exports no component');
}

async function loadRoutes(load: Load, entry: string, whole: boolean) {
  const { default: routes } = load(entry) as { default?: unknown };
  if (!Array.isArray(routes)) return undefined;
  if (routes.length > MOST_ROUTES) {
    throw new Error(`exports ${routes.length} routes of at most ${MOST_ROUTES}`);
  }
  const loaded: LoadedRoute[] = [];
  for (const route of routes as RouteObject[]) {
    const fault = whole ? await faultOf(() => loadScreen(route)) : {};
    loaded.push({ id: textOrNone(route?.id), path: textOrNone(route?.path), ...fault });
  }
  return loaded;
}

function loadLayout(load: Load, file: string): unknown {
  const { default: Layout } = load(file) as { default?: unknown };
  return Layout ? undefined : new Error('it has no default export');
}

async function loadRemote(load: Load, remote: BuildsToLoad['remotes'][number]) {
  const { name, entry, layouts, whole } = remote;
  const loaded: LoadedRemote = { name, layouts: [] };
  try {
    const routes = await loadRoutes(load, entry, whole);
    if (routes) loaded.routes = routes;
  } catch (error) {
    loaded.fault = shortFault(error);
    return loaded;
  }
  for (const [id, file] of whole ? Object.entries(layouts) : []) {
    loaded.layouts.push({ id, ...(await faultOf(() => loadLayout(load, file))) });
  }
  return loaded;
}

/** Loads the builds as a render worker does: the host first, whose packages the remotes get. */
async function loadAll({ page, config, apiInternalUrl, hostEntry, remotes }: BuildsToLoad) {
  const loaded: LoadedRemote[] = [];
  let load: Load;
  say({ loading: 'host' });
  allowApi(apiInternalUrl);
  try {
    const host = createLoader({ provided: NODE_MODULES })(hostEntry) as HostModule;
    load = createLoader({ provided: host.singletons });
    const nothing = async () => ({});
    const served = { loadRoutes: nothing, loadLayout: nothing };
    host.createRenderer({ composition: page, config, apiInternalUrl, ...served });
  } catch (error) {
    return { hostFault: shortFault(error), remotes: [] };
  }
  for (const remote of remotes) {
    say({ loading: remote.name });
    loaded.push(await loadRemote(load, remote));
  }
  return { remotes: loaded };
}

process.once('message', (builds) => {
  void loadAll(builds as BuildsToLoad).then((loaded) => say({ loaded }));
});
process.once('disconnect', () => process.exit());
confine();
