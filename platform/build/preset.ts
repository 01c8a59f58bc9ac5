import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { EnvironmentConfig, RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { findRoot, HOST } from './apps.ts';
import { ChunkOriginsPlugin } from './chunk-origins-plugin.ts';
import { FederationModulesPlugin } from './federation-modules-plugin.ts';
import { appVersion } from './input-hash.ts';
import { LayerOrderPlugin } from './layer-order-plugin.ts';
import { NamesPlugin } from './names-plugin.ts';
import { sharedOption } from './singletons.ts';

/** `rsbuild --env-mode alone`: the app by itself, without federation, for work on one remote. */
const ALONE = 'alone';

/** A chunk that has not arrived by then counts as failed; the bundler's own limit is two minutes. */
const CHUNK_TIMEOUT_MS = 8_000;

/** What the site is written for: no helper stands in for what these know. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

/** Twice over: what one pass has joined, the next may drop. */
const MINIMIZER = { ecma: 2022, compress: { ecma: 2022, passes: 2 }, mangle: true } as const;

interface ConfigParams {
  command: string;
  envMode?: string;
}

export interface App {
  directory: string;
  root: string;
  name: string;
  version: string;
  development: boolean;
}

function describeApp(directory: string, command: string): App {
  const root = findRoot(directory);
  const name = basename(directory);
  const development = command === 'dev';
  return {
    directory,
    root,
    name,
    development,
    version: development ? 'dev' : appVersion({ root, app: name }),
  };
}

/** Equal in both builds, with the app's name in front, so that no two remotes can meet on a class name. */
function cssModules({ name }: App) {
  return {
    localIdentName: `${name}_[local]_[hash:base64:5]`,
    exportLocalsConvention: 'camelCaseOnly' as const,
  };
}

/** The router's packages name their development build alone, whose warnings only a team needs. */
function productionRouter(root: string) {
  const directory = join(root, 'platform/node_modules/react-router/dist/production');
  return {
    'react-router$': join(directory, 'index.mjs'),
    'react-router/dom$': join(directory, 'dom-export.mjs'),
  };
}

/** Two versions of one app on a page must not share the chunk-loading global. */
const uniqueName = ({ name, version }: App) => `evmandi_${name}_${version}`;

function common(app: App, change: (config: Rspack.Configuration) => void): EnvironmentConfig {
  return {
    output: {
      cssModules: cssModules(app),
      cleanDistPath: true,
      sourceMap: { js: app.development ? 'source-map' : false },
    },
    tools: {
      htmlPlugin: false,
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
        config.plugins ??= [];
        config.plugins.push(new ChunkOriginsPlugin(app.root));
        change(config);
        return config;
      },
    },
  };
}

export function merge(config: EnvironmentConfig, more: EnvironmentConfig): EnvironmentConfig {
  return {
    ...config,
    ...more,
    output: { ...config.output, ...more.output },
  };
}

export function browserBuild(
  app: App,
  federation: (config: Rspack.Configuration) => void,
): EnvironmentConfig {
  const config = common(app, (rspack) => {
    federation(rspack);
    rspack.plugins?.push(
      new NamesPlugin(app.root),
      new LayerOrderPlugin(),
      new FederationModulesPlugin(app.root),
    );
  });
  return merge(config, {
    output: {
      target: 'web',
      overrideBrowserslist: BROWSERS,
      minify: { jsOptions: { minimizerOptions: MINIMIZER } },
      assetPrefix: 'auto',
      crossOriginLoading: 'anonymous',
      distPath: { root: 'dist/browser' },
      filename: { css: '[name].[contenthash:8].css' },
      inlineScripts: false,
      dataUriLimit: 0,
    } as EnvironmentConfig['output'],
  });
}

/** CommonJS for the edge's workers; what the host provides stays outside of a remote. */
export function serverBuild(app: App, entry: string, externals: string[]): EnvironmentConfig {
  const config = common(app, (rspack) => {
    rspack.output = { ...rspack.output, library: { type: 'commonjs2' }, chunkFormat: 'commonjs' };
    rspack.optimization = { ...rspack.optimization, splitChunks: false };
    rspack.externals = Object.fromEntries(externals.map((name) => [name, `commonjs ${name}`]));
  });
  return merge(config, {
    source: { entry: { index: entry } },
    output: {
      target: 'node',
      module: false,
      emitAssets: false,
      emitCss: false,
      distPath: { root: 'dist/server' },
    },
  });
}

/** Slots declared in remote.json become `./slots/<id>`, from the file of that name. */
function exposes(directory: string): Record<string, string> {
  const file = join(directory, 'remote.json');
  const { slots = [] } = JSON.parse(readFileSync(file, 'utf8')) as { slots?: string[] };
  const slotModules = slots.map((id) => [`./slots/${id}`, `./src/slots/${id}.tsx`]);
  return { './routes': './src/routes.tsx', ...Object.fromEntries(slotModules) };
}

const REMOTE_EXTERNALS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@evmandi/runtime',
];

function federatedRemote(app: App): EnvironmentConfig {
  return browserBuild(app, (rspack) => {
    rspack.entry = app.development ? rspack.entry : {};
    rspack.optimization = { ...rspack.optimization, splitChunks: false, runtimeChunk: false };
    rspack.plugins ??= [];
    rspack.plugins.push(
      new ModuleFederationPlugin({
        name: app.name,
        filename: 'remoteEntry.js',
        exposes: exposes(app.directory),
        shared: sharedOption(app.root, 'remote'),
        manifest: true,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: OPTIMIZATION },
      }),
    );
  });
}

/** Snapshots serve manifests and preloading by the runtime; pages use neither. */
const OPTIMIZATION = { target: 'web', disableSnapshot: true } as const;

const FIRST_LOAD = /[\\/](node_modules|shared[\\/]runtime|router-facade)[\\/.]/;
/** Asked for when the first call or the first toast needs them. */
const LATER =
  /[\\/](node_modules[\\/](axios|react-toastify)|runtime[\\/]src[\\/](client|toast-content))[\\/.]/;

/** Two lazy modules need it: without this, each gets a copy. */
export const TOASTS = {
  test: /react-toastify/,
  name: 'toasts',
  chunks: 'async',
  enforce: true,
} as const;

/** All that the host provides, in one chunk: otherwise each share key gets a copy of its own. */
function isVendor(module: Rspack.Module): boolean {
  const file = module.nameForCondition() ?? '';
  return FIRST_LOAD.test(file) && !LATER.test(file);
}

function federatedHost(app: App): EnvironmentConfig {
  return browserBuild(app, (rspack) => {
    rspack.optimization = {
      ...rspack.optimization,
      runtimeChunk: false,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          toasts: TOASTS,
          vendor: { test: isVendor, name: 'vendor', chunks: 'async', enforce: true },
        },
      },
    };
    rspack.plugins ??= [];
    rspack.plugins.push(
      new ModuleFederationPlugin({
        name: HOST,
        remotes: {},
        shared: sharedOption(app.root, 'host'),
        manifest: true,
        dts: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: OPTIMIZATION },
      }),
    );
  });
}

export const base = (app: App): RsbuildConfig => ({
  root: app.directory,
  plugins: [pluginReact()],
  performance: { printFileSize: false },
  dev: { lazyCompilation: false, progressBar: false },
  logLevel: app.development ? 'info' : 'warn',
});

/** Rsbuild configuration of a remote; `directory` is the folder of its `rsbuild.config.ts`. */
export function remoteConfig(directory: string) {
  return ({ command, envMode }: ConfigParams): RsbuildConfig => {
    const app = describeApp(directory, command);
    if (envMode === ALONE) return aloneConfig(app);
    return {
      ...base(app),
      environments: {
        browser: merge(federatedRemote(app), { source: { entry: { index: './src/routes.tsx' } } }),
        ...(app.development
          ? {}
          : { server: serverBuild(app, './src/routes.tsx', REMOTE_EXTERNALS) }),
      },
    };
  };
}

/** Rsbuild configuration of the host; `directory` is the folder of its `rsbuild.config.ts`. */
export function hostConfig(directory: string) {
  return ({ command }: ConfigParams): RsbuildConfig => {
    const app = describeApp(directory, command);
    return {
      ...base(app),
      environments: {
        browser: merge(federatedHost(app), {
          source: { entry: { index: './src/index.ts' } },
          output: { copy: [{ from: './src/assets' }] },
        }),
        ...(app.development ? {} : { server: serverBuild(app, './src/server.tsx', []) }),
      },
    };
  };
}

function aloneConfig(app: App): RsbuildConfig {
  return {
    ...base(app),
    source: { entry: { index: './src/alone.tsx' } },
    output: { cssModules: cssModules(app) },
    html: { title: `${app.name} alone`, mountId: 'root' },
    server: { historyApiFallback: true },
  };
}
