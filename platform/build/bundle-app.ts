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
}

/**
 * Builds one app for browser and server into `outDir` and writes its `artifact.json`.
 * Rejects with the bundler's messages when the build fails.
 */
export async function bundleApp(options: BundleOptions): Promise<Artifact> {
  const { root, app, outDir } = options;
  const directory = appDirectory(root, app);
  const entry = await runBuild(directory, outDir, async () => {
    const { loadConfig } = await import('@rsbuild/core');
    return (await loadConfig({ cwd: directory, command: 'build' })).content;
  });
  return writeArtifact(options, entry);
}
