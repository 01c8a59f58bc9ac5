import { layoutModule } from '@evmandi/contract/platform/layouts';
import type { RsbuildConfig } from '@rsbuild/core';
import { readProvided } from './apps.ts';
import { type App, base, cssModules, describeApp, merge, serverBuild } from './builds.ts';
import { federatedHost, federatedRemote } from './federation.ts';

/** `rsbuild --env-mode alone`: the app by itself, without federation, for work on one remote. */
const ALONE = 'alone';

/** Inside a deployed site, whose React is not the one for development. */
const AGAINST = 'against';

/** What a worker of the edge gives a remote from the host. */
const REMOTE_EXTERNALS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@evmandi/runtime',
];

interface ConfigParams {
  command: string;
  envMode?: string;
}

/** What the edge's workers load of a remote. */
function serverEntries(directory: string): Record<string, string> {
  const layouts = readProvided(directory).layouts.map(layoutModule);
  return {
    index: './src/routes.tsx',
    ...Object.fromEntries(layouts.map((name) => [name, `./src/${name}.tsx`])),
  };
}

/** Rsbuild configuration of a remote; `directory` is the folder of its `rsbuild.config.ts`. */
export function remoteConfig(directory: string) {
  return ({ command, envMode }: ConfigParams): RsbuildConfig => {
    const app = describeApp(directory, command);
    if (envMode === ALONE) return aloneConfig(app);
    return {
      ...base(app, { against: envMode === AGAINST }),
      environments: {
        browser: merge(federatedRemote(app), { source: { entry: { index: './src/routes.tsx' } } }),
        server: serverBuild(app, serverEntries(directory), REMOTE_EXTERNALS),
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
        server: serverBuild(app, { index: './src/server.tsx' }, []),
      },
    };
  };
}

function aloneConfig(app: App): RsbuildConfig {
  return {
    ...base(app),
    ...cssModules(app),
    source: { entry: { index: './src/alone.tsx' } },
    html: { title: `${app.name} alone`, mountId: 'root' },
    server: { historyApiFallback: true },
  };
}
