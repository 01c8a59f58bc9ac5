import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '@evmandi/contract/platform/composition';
import type { BuildTools } from '../cli/context.ts';
import { type Contents, writeArtifactFolder } from './artifacts.ts';

/** What each app's sources would build to; an error is a build that fails. */
export type Sources = Record<string, Artifact | Error>;

/**
 * Build tools that write hand-made artefacts; `built` lists what was built. `contents` gives the files of an
 * app that are other than usual.
 */
export async function fakeBuild(
  root: string,
  sources: Sources,
  contents: Record<string, Contents> = {},
) {
  const built: string[] = [];
  for (const source of Object.values(sources)) {
    if (source instanceof Error || source.kind === 'host') continue;
    const folder = join(root, 'remotes', source.name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'remote.json'), JSON.stringify(source.descriptor));
  }
  const build: BuildTools = {
    listApps: () => Object.keys(sources),
    appVersion: ({ app }) => {
      const source = sources[app];
      return source && !(source instanceof Error) ? source.version : '1.0.0-ffffffff';
    },
    buildApp: async ({ app, outDir }) => {
      const source = sources[app];
      if (!source || source instanceof Error) throw source ?? new Error(`no ${app}`);
      built.push(app);
      await writeArtifactFolder(outDir, source, contents[app]);
      return source;
    },
  };
  return { build, built };
}
