import type { EnvironmentConfig, RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { appName, findRoot, HOST } from './apps.ts';
import { ChunkOriginsPlugin } from './chunk-origins-plugin.ts';
import { classNames } from './class-names.ts';
import { FederationModulesPlugin } from './federation-modules-plugin.ts';
import { hoverOnly } from './hover-only.ts';
import { styleModules } from './input-hash.ts';
import { LayerOrderPlugin } from './layer-order-plugin.ts';
import { leanPackages } from './lean-packages.ts';
import { NamesPlugin } from './names-plugin.ts';
import { fetchingAxios, noSnapshotsFile, productionRouter } from './platform-files.ts';

/** A chunk that has not arrived by then counts as failed; the bundler's own limit is two minutes. */
const CHUNK_TIMEOUT_MS = 8_000;

/** What the site is written for: no helper stands in for what these know. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

/** Several passes: code that one pass joins, the next pass may drop. */
const MINIMIZER = { ecma: 2022, compress: { ecma: 2022, passes: 4 }, mangle: true } as const;

/** Types of globals in the pages of these browsers. Packages test them before they use them, or bring a fallback. */
const GLOBALS = {
  AbortController: 'function',
  document: 'object',
  FormData: 'function',
  MessageChannel: 'function',
  performance: 'object',
  process: 'undefined',
  Promise: 'function',
  queueMicrotask: 'function',
  reportError: 'function',
  setImmediate: 'undefined',
  setTimeout: 'function',
  URLSearchParams: 'function',
  WeakMap: 'function',
  window: 'object',
} as const;

/** Returns definitions that let the bundler drop branches for servers and for older browsers. */
const browserTypes = () =>
  Object.fromEntries(
    Object.entries(GLOBALS).map(([name, type]) => [`typeof ${name}`, JSON.stringify(type)]),
  );

/** What the builds of an app depend on. */
export interface App {
  directory: string;
  root: string;
  name: string;
  development: boolean;
  /** Lists its style modules, sorted; left out for an app of the project, whose code tells them. */
  styles?: () => string[];
}

/** An app as its builds need it; `command` is Rsbuild's, `dev` for a dev server. */
export function describeApp(directory: string, command: string): App {
  const root = findRoot(directory);
  return { directory, root, name: appName(root, directory), development: command === 'dev' };
}

/** Classes as scripts know them, and as a page does. */
export const cssModules = (app: App): EnvironmentConfig => ({
  output: { cssModules: { exportLocalsConvention: 'camelCaseOnly' } },
  tools: {
    cssLoader: {
      modules: {
        getLocalIdent: classNames(
          app,
          app.styles ?? (() => styleModules({ root: app.root, app: app.name })),
        ),
      },
    },
  },
});

/**
 * Stands in every chunk, so it names no version: a chunk that stays as it is stays so to the byte. A page holds
 * one version of each app.
 */
const uniqueName = ({ name }: App) => `evmandi_${name}_chunks`;

function common(app: App, change: (config: Rspack.Configuration) => void): EnvironmentConfig {
  const { output, tools } = cssModules(app);
  return {
    output: {
      ...output,
      cleanDistPath: true,
      sourceMap: { js: app.development ? 'source-map' : false },
    },
    tools: {
      ...tools,
      htmlPlugin: false,
      postcss: (_, { addPlugins }) => addPlugins(hoverOnly()),
      rspack: (config) => {
        if (!app.development) {
          config.resolve = {
            ...config.resolve,
            alias: { ...config.resolve?.alias, ...productionRouter(app.root) },
          };
        }
        config.output ??= {};
        config.output.uniqueName = uniqueName(app);
        config.output.chunkLoadTimeout = CHUNK_TIMEOUT_MS;
        // A module that threw is evaluated again with the next import, not handed out half made.
        config.output.strictModuleErrorHandling = true;
        config.plugins ??= [];
        config.plugins.push(new ChunkOriginsPlugin(app.root));
        change(config);
        return config;
      },
    },
  };
}

/** One configuration with more on top; what stands under `source` and `output` is joined. */
export function merge(config: EnvironmentConfig, more: EnvironmentConfig): EnvironmentConfig {
  return {
    ...config,
    ...more,
    source: { ...config.source, ...more.source },
    output: { ...config.output, ...more.output },
  };
}

/** Files for browsers; `federation` adds what makes it a host or a remote. */
export function browserBuild(
  app: App,
  federation: (config: Rspack.Configuration) => void,
): EnvironmentConfig {
  const config = common(app, (rspack) => {
    federation(rspack);
    rspack.plugins?.push(
      new NamesPlugin(app.root, app.name === HOST ? undefined : app.directory),
      new LayerOrderPlugin(),
      new FederationModulesPlugin(noSnapshotsFile(app.root)),
    );
  });
  return merge(config, {
    source: { define: browserTypes() },
    output: {
      target: 'web',
      overrideBrowserslist: BROWSERS,
      minify: { jsOptions: { minimizerOptions: MINIMIZER } },
      assetPrefix: 'auto',
      crossOriginLoading: 'anonymous',
      distPath: { root: 'dist/browser' },
      // In development a style keeps its address: by that it is found, and replaced in the open page.
      ...(app.development ? {} : { filename: { css: '[name].[contenthash:8].css' } }),
      inlineScripts: false,
      dataUriLimit: 0,
    } as EnvironmentConfig['output'],
  });
}

/**
 * CommonJS for the edge's workers, one file for each of `entry` by its name; what the host provides stays
 * outside of a remote.
 */
export function serverBuild(
  app: App,
  entry: Record<string, string>,
  externals: string[],
): EnvironmentConfig {
  const config = common(app, (rspack) => {
    rspack.output = { ...rspack.output, library: { type: 'commonjs2' }, chunkFormat: 'commonjs' };
    rspack.optimization = { ...rspack.optimization, splitChunks: false };
    rspack.resolve = {
      ...rspack.resolve,
      alias: { ...rspack.resolve?.alias, ...fetchingAxios(app.root) },
    };
    rspack.externals = Object.fromEntries(externals.map((name) => [name, `commonjs ${name}`]));
  });
  return merge(config, {
    source: { entry },
    output: {
      target: 'node',
      module: false,
      emitAssets: false,
      emitCss: false,
      distPath: { root: 'dist/server' },
    },
  });
}

/** For a React that is not the one for development: it has neither Fast Refresh nor `react/jsx-dev-runtime`. */
const FOR_DEPLOYED = { fastRefresh: false, swcReactOptions: { development: false } };

/** What all configurations of an app have in common; `against`: for use inside a deployed site. */
export const base = (app: App, { against = false } = {}): RsbuildConfig => ({
  root: app.directory,
  plugins: [pluginReact(against ? FOR_DEPLOYED : {}), ...(app.development ? [] : [leanPackages])],
  performance: { printFileSize: false },
  dev: { lazyCompilation: false, progressBar: false },
  logLevel: app.development ? 'info' : 'warn',
});
