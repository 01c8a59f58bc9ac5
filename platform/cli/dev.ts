import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type RemoteDescriptor,
  remoteDescriptorSchema,
} from '@evmandi/contract/platform/remote-descriptor';
import { createDevRendering } from '../edge/dev-rendering.ts';
import { createDevSite, devSources, type Override } from '../edge/dev-site.ts';
import { createEdge } from '../edge/edge.ts';
import type { Environment } from '../edge/environment.ts';
import { followChannel } from '../edge/live-site.ts';
import { createPictures } from '../edge/pictures.ts';
import { listen } from '../edge/server.ts';
import { parseDocument } from '../registry/documents.ts';
import { type Context, since, UserError } from './context.ts';
import { besideDevApi } from './dev-api.ts';
import { readHistory, versionIn } from './history.ts';
import { nextFreePort, requireFreePorts } from './ports.ts';
import { REFRESH_HOOK_PATH, withRefreshHook } from './refresh-hook.ts';
import { shipNew } from './ship.ts';

/** Starts one app's dev server with Fast Refresh; its server build goes to `folder`. */
export type StartDevServer = (options: {
  root: string;
  app: string;
  port: number;
  folder: string;
}) => Promise<DevServer>;

interface DevServer {
  url: string;
  build: Override['build'];
  close: () => Promise<void>;
}

/** Server builds of dev servers, a folder for each app. */
const BUILDS = '.cache/dev';

/** Apps with a dev server: the host always, and the named remotes, or all. */
function chooseApps(known: readonly string[], names: readonly string[]): string[] {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UserError(`There is no ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  }
  return names.length === 0
    ? [...known]
    : known.filter((app) => app === 'host' || names.includes(app));
}

/** What has no dev server must be released once. The host is, so that the release can be checked. */
async function shipMissing(
  context: Context,
  developed: readonly string[],
  known: readonly string[],
) {
  const live = (await readHistory(context.registry)).at(-1)?.composition;
  const missing = known.filter((app) => !live || versionIn(live, app) === undefined);
  if (missing.every((app) => developed.includes(app))) return;
  await shipNew(context, {
    among: missing.filter((app) => app === 'host' || !developed.includes(app)),
  });
}

async function readDescriptor(root: string, name: string): Promise<RemoteDescriptor> {
  const file = `remotes/${name}/remote.json`;
  return parseDocument(file, remoteDescriptorSchema, await readFile(join(root, file), 'utf8'));
}

/** Dev servers one after the other, on the free ports from `from` upwards. */
async function startServers(
  { root, say }: Context,
  apps: readonly string[],
  from: number,
  host: string,
  startDevServer: StartDevServer,
) {
  const started: { app: string; server: DevServer }[] = [];
  let next = from;
  for (const app of apps) {
    const port = await nextFreePort(next, host);
    next = port + 1;
    say(`Starting the dev server of ${app} on port ${port} ...`);
    const folder = join(root, BUILDS, app);
    started.push({ app, server: await startDevServer({ root, app, port, folder }) });
  }
  return started;
}

/**
 * `npm run dev`: dev servers for the host and the named remotes inside the composed site, whose other
 * parts come from the registry, rendered on the server as in production; the API restarts when its sources
 * change. Resolves when all have ended.
 */
export async function dev(
  context: Context,
  environment: Environment,
  names: readonly string[],
  startDevServer: StartDevServer,
): Promise<void> {
  const { root, registry, build, say } = context;
  const { host, port, apiPort } = environment;
  const begin = performance.now();
  const known = build.listApps(root);
  const apps = chooseApps(known, names);
  await requireFreePorts(
    [
      { variable: 'PORT', port },
      { variable: 'API_PORT', port: apiPort },
    ],
    host,
    root,
  );
  await shipMissing(context, apps, known);

  const first = Math.max(port, apiPort) + 1;
  const servers = await startServers(context, apps, first, host, startDevServer);
  const overrides = servers.map(({ app, server: { url, build } }) => ({ name: app, url, build }));
  const report = (line: string) => say(`edge: ${line}`);
  const site = createDevSite({
    live: followChannel(registry, report),
    overrides,
    readDescriptor: (name) => readDescriptor(root, name),
    scripts: [REFRESH_HOOK_PATH],
  });
  const config = environment.publicConfig;
  await mkdir(join(root, BUILDS), { recursive: true });
  const rendering = createDevRendering({
    ...{ registry, environment, overrides, report },
    folder: join(root, BUILDS),
    workerFile: join(root, 'platform/dist/render-worker.mjs'),
  });
  const edge = createEdge({
    ...{ registry, config, report, site, extraSources: devSources(overrides) },
    renderedPages: rendering.pages,
    pictures: createPictures({ ...environment, report }),
  });
  const server = await listen(withRefreshHook(edge), port, host);
  const ready = () =>
    `Developing ${apps.join(', ')} at http://localhost:${port} after ${since(begin)}.`;
  try {
    await besideDevApi(context, environment, ready);
  } finally {
    await Promise.all([server.close(), ...servers.map((started) => started.server.close())]);
    await rendering.close();
  }
}
