import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '@evmandi/contract/platform/composition';
import { build, type Plugin } from 'esbuild';
import { type Contents, hostArtifact, recordsOf, remoteArtifact, route } from './artifacts.ts';

/** An artefact whose builds can be run, and its files. */
export interface Runnable {
  artifact: Artifact;
  contents: Contents;
  /** `remote.json` where it is another than that of the artefact. */
  descriptor?: object;
}

/** A renderer of pages with a header and the screen of the route, without any package. */
const HOST_SERVER = `
const matches = (pattern, pathname) =>
  new RegExp('^' + pattern.replace(/:[^/]+/g, '[^/]+').replace('*', '.*') + '$').test(pathname);
exports.singletons = {};
exports.createRenderer = ({ composition, loadRoutes }) => async (url) => {
  const { pathname } = new URL(url, 'http://x');
  const declared = composition.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ remote, route })))
    .sort((a, b) => Number(a.route.path === '/*') - Number(b.route.path === '/*'));
  const { remote, route } = declared.find(({ route }) => matches(route.path, pathname));
  const { default: routes } = await loadRoutes(remote.name);
  const own = routes.find(({ path }) => path === route.path);
  const { Component, status = 200, location, kind = 'screen' } = await own.lazy();
  if (location) return { kind: 'redirect', status: 302, location };
  return {
    kind: 'page',
    status: typeof status === 'function' ? status(pathname) : status,
    html: '<header>Shop</header><main>' + Component(pathname) + '</main>',
    links: '',
    head: { title: 'Shop' },
    page: { kind, loaderData: {} },
    routeIds: [own.id],
  };
};`;

/** Server build of a remote with one route for each of `ids`, by its id. */
export const routesSource = (ids: Record<string, string>) => {
  const routes = Object.entries(ids).map(
    ([id, path]) => `{ id: '${id}', path: '${path}', lazy: async () => require('./screen.js') }`,
  );
  return `exports.default = [${routes.join(',\n')}];`;
};

const withFiles = <Made extends Artifact>(artifact: Made, contents: Contents): Runnable => ({
  artifact: { ...artifact, files: recordsOf(contents) },
  contents,
});

/** A host whose pages answer at once in a browser; `changes` are files in place of its own. */
export function runnableHost(version: string, changes: Contents = {}): Runnable {
  return withFiles(hostArtifact({ version }), {
    'browser/static/js/index.js': "document.documentElement.dataset.ready = '';",
    'browser/static/js/async/vendor.js': '',
    'browser/static/css/index.css': 'body { margin: 0 }',
    'browser/static/font/figtree-latin.woff2': 'font',
    'browser/static/svg/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'server/index.js': HOST_SERVER,
    ...changes,
  });
}

/** A remote that answers `/<name>` and `/<name>/:id`; `changes` are files in place of its own. */
export function runnableRemote(
  name: string,
  version: string,
  changes: Contents = {},
  descriptor: NonNullable<Parameters<typeof remoteArtifact>[1]>['descriptor'] = {},
): Runnable {
  const routes = [route(`/${name}`), route(`/${name}/:id`, { example: `/${name}/7` })];
  const artifact = remoteArtifact(name, { version, descriptor: { routes, ...descriptor } });
  return withFiles(artifact, {
    'browser/mf-manifest.json': '{}',
    'browser/remoteEntry.js': '',
    'browser/static/js/routes.js': '',
    'browser/static/css/routes.css': `.${name}_a { margin: 0 }`,
    'server/index.js': routesSource({
      [`${name}.home`]: `/${name}`,
      [`${name}.one`]: `/${name}/:id`,
    }),
    'server/screen.js': "exports.Component = () => 'A screen';",
    ...changes,
  });
}

/** Found beside the bundle: its packages are installed with the platform. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@evmandi/') ? undefined : { path, external: true },
    );
  },
};

/** Bundles the workers that a trial starts into a folder. */
export async function trialBundles(root: string, dist: string): Promise<void> {
  const sources = {
    'render-worker': 'platform/edge/render/worker.ts',
    'load-worker': 'platform/cli/candidate/load-worker.ts',
  };
  const entries = Object.entries(sources).map(([out, file]) => ({ out, in: join(root, file) }));
  const output = {
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
  } as const;
  const rehearsal = join(root, 'platform/cli/rehearsal/worker.ts');
  const checks = join(root, 'platform/cli/checks/inspection/worker.ts');
  await Promise.all([
    build({ ...output, entryPoints: entries }),
    build({
      ...output,
      entryPoints: [
        { out: 'rehearsal-worker', in: rehearsal },
        { out: 'check-worker', in: checks },
      ],
      plugins: [packagesOutside],
    }),
  ]);
  await symlink(join(root, 'platform/node_modules'), join(dist, 'node_modules'), 'dir');
}
