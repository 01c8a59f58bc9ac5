import { appDirectory } from './apps.ts';

interface DevOptions {
  root: string;
  app: string;
  port: number;
}

interface DevServer {
  url: string;
  close: () => Promise<void>;
}

/** Starts one app's dev server with Fast Refresh, for use inside the composed site. */
export async function startDevServer({ root, app, port }: DevOptions): Promise<DevServer> {
  const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import('@rsbuild/core');
  const directory = appDirectory(root, app);
  process.env.NODE_ENV = 'development';
  const { content } = await loadConfig({ cwd: directory, command: 'dev' });
  const url = `http://localhost:${port}`;
  const rsbuild = await createRsbuild({
    cwd: directory,
    config: mergeRsbuildConfig(content, {
      mode: 'development',
      server: { port, strictPort: true, cors: true, printUrls: false },
      dev: { assetPrefix: url, client: { host: 'localhost', port } },
    }),
  });
  const { server } = await rsbuild.startDevServer();
  return { url, close: () => server.close() };
}

/**
 * Starts one remote by itself on `port`, from its `src/alone.tsx`: no shell, no federation. `apiUrl` is the
 * API's address, without `/api`.
 */
export async function startAloneServer({
  root,
  app,
  port,
  apiUrl,
}: DevOptions & { apiUrl: string }): Promise<{ url: string; close: () => Promise<void> }> {
  const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import('@rsbuild/core');
  const directory = appDirectory(root, app);
  process.env.NODE_ENV = 'development';
  const { content } = await loadConfig({ cwd: directory, command: 'dev', envMode: 'alone' });
  const rsbuild = await createRsbuild({
    cwd: directory,
    config: mergeRsbuildConfig(content, {
      mode: 'development',
      source: { define: { 'process.env.PUBLIC_API_URL': JSON.stringify(apiUrl) } },
      server: { port, strictPort: true, printUrls: false },
    }),
  });
  const { server } = await rsbuild.startDevServer();
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
