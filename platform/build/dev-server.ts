import { join } from 'node:path';
import { appDirectory } from './apps.ts';
import { type DevStyles, devStyles } from './dev-build.ts';

interface DevOptions {
  root: string;
  app: string;
  port: number;
}

interface ComposedOptions extends DevOptions {
  /** The server build goes there, as `server/index.js` and what that needs. */
  folder: string;
  /** For a site whose React is not the one for development: what changes in a script loads the page again. */
  against?: boolean;
}

/** What a dev server built last without errors. */
export interface DevBuild {
  /** Counts the builds, from 1. */
  number: number;
  styles: DevStyles;
}

interface DevServer {
  url: string;
  /** `undefined` as long as nothing was built without errors. */
  build: () => DevBuild | undefined;
  close: () => Promise<void>;
}

/** Starts one app's dev server with Fast Refresh, for use inside the composed site. */
export async function startDevServer({
  root,
  app,
  port,
  folder,
  against = false,
}: ComposedOptions): Promise<DevServer> {
  const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import('@rsbuild/core');
  const directory = appDirectory(root, app);
  process.env.NODE_ENV = 'development';
  const { content } = await loadConfig({
    ...{ cwd: directory, command: 'dev' },
    ...(against && { envMode: 'against' }),
  });
  const url = `http://localhost:${port}`;
  const rsbuild = await createRsbuild({
    cwd: directory,
    config: mergeRsbuildConfig(content, {
      mode: 'development',
      server: { port, strictPort: true, cors: true, printUrls: false },
      dev: { assetPrefix: url, client: { host: 'localhost', port } },
      environments: {
        server: {
          // Both builds have files of the same names.
          server: { serveAssets: false },
          dev: { writeToDisk: true },
          output: { distPath: { root: join(folder, 'server') } },
        },
      },
    }),
  });
  let build: DevBuild | undefined;
  rsbuild.onAfterDevCompile(({ stats }) => {
    if (stats.hasErrors() || !('stats' in stats)) return;
    build = { number: (build?.number ?? 0) + 1, styles: devStyles(stats) };
  });
  const { server } = await rsbuild.startDevServer();
  return { url, build: () => build, close: () => server.close() };
}

interface AloneOptions extends DevOptions {
  /** The API's address, without `/api`. */
  apiUrl: string;
  /** Calls go by way of the server's own address: the API lets pages of its own site ask, and not of this one. */
  forwards?: boolean;
}

/** Starts one remote by itself on `port`, from its `src/alone.tsx`: no shell, no federation. */
export async function startAloneServer({
  root,
  app,
  port,
  apiUrl,
  forwards = false,
}: AloneOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import('@rsbuild/core');
  const directory = appDirectory(root, app);
  const url = `http://localhost:${port}`;
  process.env.NODE_ENV = 'development';
  const { content } = await loadConfig({ cwd: directory, command: 'dev', envMode: 'alone' });
  const rsbuild = await createRsbuild({
    cwd: directory,
    config: mergeRsbuildConfig(content, {
      mode: 'development',
      source: {
        define: { 'process.env.PUBLIC_API_URL': JSON.stringify(forwards ? url : apiUrl) },
      },
      server: {
        ...{ port, strictPort: true, printUrls: false },
        ...(forwards && { proxy: { '/api': { target: apiUrl, changeOrigin: true } } }),
      },
    }),
  });
  const { server } = await rsbuild.startDevServer();
  return { url, close: () => server.close() };
}
