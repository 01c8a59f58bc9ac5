import type { Artifact } from '@evmandi/contract/platform/composition';
import { appDirectory } from './apps.ts';
import { writeArtifact } from './artifact.ts';
import { runBuild } from './run-build.ts';

export interface BundleOptions {
  root: string;
  /** `host` or a remote's name. */
  app: string;
  version: string;
  /** Empty folder that becomes the artefact. */
  outDir: string;
  /** For what the bundler keeps from one build to the next. */
  cacheDirectory?: string | undefined;
}

/**
 * Builds one app for browser and server into `outDir` and writes its `artifact.json`.
 * Rejects with the bundler's messages when the build fails.
 */
export async function bundleApp(options: BundleOptions): Promise<Artifact> {
  const { root, app, outDir, cacheDirectory } = options;
  const directory = appDirectory(root, app);
  const readConfig = async () => {
    const { loadConfig } = await import('@rsbuild/core');
    return (await loadConfig({ cwd: directory, command: 'build' })).content;
  };
  const entry = await runBuild(directory, outDir, readConfig, cacheDirectory);
  return writeArtifact(options, entry);
}
