import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostArtifact } from '@evmandi/contract/platform/composition';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { appDirectory, HOST, listApps } from './apps.ts';
import { chunks, fontsAndIcon, inBrowser, recordFiles, takeOut } from './artifact.ts';
import { type App, base, browserBuild, merge, serverBuild } from './builds.ts';
import { ORIGINS_ASSET } from './chunk-origins-plugin.ts';
import { TOASTS } from './federation.ts';
import { styleModules } from './input-hash.ts';
import { writeRemoteEntries, writeSources } from './monolith-sources.ts';
import { NAMES_ASSET } from './names-plugin.ts';
import { runBuild } from './run-build.ts';

/** Always the same, so that a file whose content stays keeps its address, as on a site of one bundle. */
const VERSION = '1.0.0-00000000';
/** What the plugins leave for a release. */
const NOTES = [`browser/${NAMES_ASSET}`, `browser/${ORIGINS_ASSET}`, `server/${ORIGINS_ASSET}`];

interface Options {
  /** The project's root folder. */
  root: string;
  /** Empty folder for the build. */
  outDir: string;
}

/** One chunk of packages for the first load; what only a lazy screen needs stays with that screen. */
const splitChunks: NonNullable<Rspack.Configuration['optimization']>['splitChunks'] = {
  chunks: 'async',
  cacheGroups: {
    toasts: TOASTS,
    vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
  },
};

/**
 * The same sources as one bundle: host and remotes without federation, all routes known to the entry, the
 * screens lazy. `sources` are the modules that `writeSources` wrote.
 */
function monolithConfig(root: string, sources: { adapter: string; server: string }): RsbuildConfig {
  const directory = appDirectory(root, HOST);
  const styles = () => {
    const ofApps = listApps(root).flatMap((app) => styleModules({ root, app }));
    return [...new Set(ofApps)].sort();
  };
  const app: App = { directory, root, name: 'monolith', development: false, styles };
  const browser = browserBuild(app, (rspack) => {
    rspack.optimization = { ...rspack.optimization, runtimeChunk: false, splitChunks };
    rspack.plugins?.push({
      apply: (compiler: Rspack.Compiler) =>
        new compiler.rspack.NormalModuleReplacementPlugin(
          /[\\/]federation[\\/]adapter\.ts$/,
          sources.adapter,
        ).apply(compiler),
    });
  });
  return {
    ...base(app),
    environments: {
      browser: merge(browser, {
        source: { entry: { index: './src/boot.tsx' } },
        output: { copy: [{ from: './src/assets' }] },
      }),
      server: serverBuild(app, { index: sources.server }, []),
    },
  };
}

async function bundle(root: string, outDir: string): Promise<string[]> {
  const sourceFolder = join(outDir, 'sources');
  const sources = await writeSources(root, sourceFolder);
  const entry = await runBuild(appDirectory(root, HOST), outDir, () =>
    monolithConfig(root, sources),
  );
  await rm(sourceFolder, { recursive: true });
  return entry;
}

/**
 * Builds host and remotes as one bundle into `outDir`, for comparison with the federated site: an artefact
 * in the place of the host's, with `server/remotes/<name>.js` for the same render workers.
 */
export async function buildMonolith({ root, outDir }: Options): Promise<HostArtifact> {
  const entry = await bundle(root, outDir);
  for (const note of NOTES) await takeOut({ outDir }, note);
  const files = await recordFiles(outDir);
  const names = { runtime: [], router: [], tokens: [], slots: [] };
  const artifact: HostArtifact = {
    kind: 'host',
    name: HOST,
    version: VERSION,
    files,
    uses: names,
    provides: { ...names, layouts: [] },
    singletons: [],
    browser: {
      entry: chunks(entry.map(inBrowser)),
      async: { js: [], css: [] },
      ...fontsAndIcon(Object.keys(files).filter((file) => file.startsWith('browser/'))),
    },
    server: { entry: 'server/index.js' },
  };
  await writeRemoteEntries(root, outDir);
  await writeFile(join(outDir, 'artifact.json'), JSON.stringify(artifact));
  return artifact;
}
