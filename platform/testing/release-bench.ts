import { join } from 'node:path';
import type { Refusal } from '../cli/checks/refusal.ts';
import type { Context } from '../cli/context.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { hostArtifact, inTemporaryFolder, remoteArtifact } from './artifacts.ts';
import { fakeBuild, type Sources } from './build.ts';
import { untried } from './trials.ts';

interface ReleaseBench {
  context: Context;
  registry: Registry;
  /** What the sources say now; a test changes it as a person changes files. */
  sources: Sources;
  built: string[];
  lines: string[];
  /** What running a candidate would find. */
  found: Refusal[];
  live: () => Promise<Record<string, string>>;
}

export const V1 = '1.0.0-0000000a';
export const V2 = '1.0.0-0000000b';
export const V3 = '1.0.0-0000000c';

export function withReleaseBench(work: (bench: ReleaseBench) => Promise<void>) {
  return inTemporaryFolder(async (root) => {
    const registry = openRegistry(join(root, '.data'));
    const sources: Sources = {
      host: hostArtifact(),
      catalog: remoteArtifact('catalog'),
      checkout: remoteArtifact('checkout'),
    };
    const { build, built } = await fakeBuild(root, sources);
    const lines: string[] = [];
    const found: Refusal[] = [];
    const say = (line: string) => lines.push(line);
    const context = { root, registry, build, trial: untried(found), say };
    const live = async () => {
      const state = await registry.readChannel();
      const composition = await registry.readComposition(state?.composition ?? 0);
      return { host: composition?.host ?? '', ...composition?.remotes };
    };
    await work({ context, registry, sources, built, lines, found, live });
  });
}
