import { join } from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';

/**
 * Builds for production in the folder `cwd`, into `browser/` and `server/` below `outDir`, with the bundler's cache
 * in `cacheDirectory` where one is given. Returns the names of the files of the browser's entry, in order. Rejects
 * with the bundler's messages when the build fails.
 */
export async function runBuild(
  cwd: string,
  outDir: string,
  configOf: () => RsbuildConfig | Promise<RsbuildConfig>,
  cacheDirectory?: string,
): Promise<string[]> {
  const { createRsbuild, mergeRsbuildConfig } = await import('@rsbuild/core');
  // Configurations read it while they are loaded.
  process.env.NODE_ENV = 'production';
  const rsbuild = await createRsbuild({
    cwd,
    config: mergeRsbuildConfig(await configOf(), {
      mode: 'production',
      performance: { buildCache: cacheDirectory === undefined ? false : { cacheDirectory } },
      environments: {
        browser: { output: { distPath: { root: join(outDir, 'browser') } } },
        server: { output: { distPath: { root: join(outDir, 'server') } } },
      },
    }),
  });
  const { stats, close } = await rsbuild.build();
  const json = stats?.toJson({ all: false, entrypoints: true, children: true });
  await close();
  const browser = json?.children?.find(({ name }) => name === 'browser');
  return (browser?.entrypoints?.index?.assets ?? []).map((asset) => asset.name);
}
