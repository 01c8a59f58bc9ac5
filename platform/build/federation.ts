import { layoutModule } from '@evmandi/contract/platform/layouts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { EnvironmentConfig, Rspack } from '@rsbuild/core';
import { HOST, readProvided } from './apps.ts';
import { type App, browserBuild } from './builds.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { sharedOption } from './singletons.ts';

/** Slots and layouts of remote.json become `./slots/<id>` and `./layouts/<id>`, from the files of those names. */
function exposes(directory: string): Record<string, string> {
  const { slots, layouts } = readProvided(directory);
  const modules = [...slots.map((id) => `slots/${id}`), ...layouts.map(layoutModule)];
  return {
    './routes': './src/routes.tsx',
    ...Object.fromEntries(modules.map((name) => [`./${name}`, `./src/${name}.tsx`])),
  };
}

/** The browser build of a remote: its routes, slots and layouts, with what the host shares left out. */
export function federatedRemote(app: App): EnvironmentConfig {
  return browserBuild(app, (rspack) => {
    rspack.entry = app.development ? rspack.entry : {};
    rspack.optimization = { ...rspack.optimization, splitChunks: false, runtimeChunk: false };
    rspack.plugins ??= [];
    if (!app.development) rspack.plugins.push(new IntegrityPlugin());
    rspack.plugins.push(
      new ModuleFederationPlugin({
        name: app.name,
        filename: 'remoteEntry.js',
        exposes: exposes(app.directory),
        shared: sharedOption(app.root, 'remote'),
        manifest: true,
        dts: false,
        dev: false,
        // A remote loads no other remote. In development it brings the runtime whole: a released host provides only
        // what released remotes use of it.
        experiments: {
          externalRuntime: !app.development,
          optimization: { ...OPTIMIZATION, disableRemote: true },
        },
      }),
    );
  });
}

/** Snapshots serve manifests and preloading by the runtime; pages use neither. */
const OPTIMIZATION = { target: 'web', disableSnapshot: true } as const;

const FIRST_LOAD = /[\\/](node_modules|shared[\\/](runtime|contract)|router-facade)[\\/.]/;
/** Asked for when the first call, toast, menu or canary needs them, or when what stands in the vendor's file could not be had. */
const LATER =
  /[\\/](node_modules[\\/](axios|react-toastify|clsx|@ariakit|@floating-ui|use-sync-external-store|web-vitals)|runtime[\\/]src[\\/](client|toast-content)|contract[\\/]src[\\/]platform[\\/](?:not-started|vitals))[\\/.]/;

/** One file: the place of the toasts and what is put there come with the same press. Their styles are the host's. */
export const TOASTS = {
  test: /^(?!.*\.css$).*[\\/](react-toastify|clsx|toast-host|toast-content|icons[\\/](?:alert-circle|alert-triangle|circle-check|info-circle))[\\/.]/,
  name: 'toasts',
  chunks: 'async',
  enforce: true,
} as const;

/**
 * A file of their own, which a rendered page holds whole: were they in the sheet that follows, its text would
 * change its typeface a second time.
 */
const TYPEFACES = {
  type: 'css/mini-extract',
  test: /styles[\\/]fonts\.css/,
  name: 'typefaces',
  chunks: 'async',
  enforce: true,
} as const;

/** All that the host provides, in one chunk: otherwise each share key gets a copy of its own. */
function isVendor(module: Rspack.Module): boolean {
  const file = module.nameForCondition() ?? '';
  return FIRST_LOAD.test(file) && !LATER.test(file);
}

/** The browser build of the host, which provides the federation runtime and all shared packages. */
export function federatedHost(app: App): EnvironmentConfig {
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
          typefaces: TYPEFACES,
          vendor: { test: isVendor, name: 'vendor', chunks: 'async', enforce: true },
        },
      },
    };
    rspack.plugins ??= [];
    if (!app.development) rspack.plugins.push(new IntegrityPlugin());
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
