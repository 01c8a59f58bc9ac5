import { join } from 'node:path';
import type { Artifact } from '@evmandi/contract/platform/composition';
import { appDirectory } from './apps.ts';
import { writeArtifact } from './artifact.ts';

export interface BundleOptions {
  root: string;
  /** `host` or a remote's name. */
  app: string;
  version: string;
  /** Empty folder that becomes the artefact. */
  outDir: string;
}

/**
 * Builds one app for browser and server into `outDir` and writes its `artifact.json`.
 * Rejects with the bundler's messages when the build fails.
 */
export async function bundleApp(options: BundleOptions): Promise<Artifact> {
  const { root, app, outDir } = options;
  const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import('@rsbuild/core');
  const directory = appDirectory(root, app);
  process.env.NODE_ENV = 'production';
  const { content } = await loadConfig({ cwd: directory, command: 'build' });
  const rsbuild = await createRsbuild({
    cwd: directory,
    config: mergeRsbuildConfig(content, {
      mode: 'production',
      environments: {
        browser: { output: { distPath: { root: join(outDir, 'browser') } } },
        server: { output: { distPath: { root: join(outDir, 'server') } } },
      },
    }),
  });
  const { stats, close } = await rsbuild.build();
  const json = stats?.toJson({ all: false, entrypoints: true, children: true });
  await close();
  const browser = json?.children?.find(({ name }) => name === 'browser') ?? json;
  const entry = (browser?.entrypoints?.index?.assets ?? []).map((asset) => asset.name);
  return writeArtifact(options, entry);
}
