import type { Artifact, Canary, Composition } from '@evmandi/contract/platform/composition';
import type { Registry } from '../registry/registry.ts';
import { writeArtifactFolder } from './artifacts.ts';

/** Stores an artefact as it is; no checks. */
export async function storeArtifact(registry: Registry, artifact: Artifact): Promise<void> {
  const staged = await registry.stage();
  await writeArtifactFolder(staged, artifact);
  await registry.putArtifact(staged);
}

/** Stores artefacts as they are and makes a composition of them live; no checks. */
export async function releaseUnchecked(registry: Registry, artifacts: Artifact[]): Promise<void> {
  for (const artifact of artifacts) await storeArtifact(registry, artifact);
  await makeLive(registry, artifacts);
}

/** Makes a composition of stored artefacts live; no checks. */
export async function makeLive(
  registry: Registry,
  artifacts: Artifact[],
  canaries?: Canary[],
): Promise<void> {
  const remotes = artifacts.filter(({ kind }) => kind === 'remote');
  const number = ((await registry.compositionNumbers()).at(-1) ?? 0) + 1;
  const composition: Composition = {
    number,
    createdAt: '2025-01-01T00:00:00.000Z',
    salt: '5a17'.repeat(8),
    reason: 'test',
    host: artifacts.find(({ kind }) => kind === 'host')?.version ?? '',
    remotes: Object.fromEntries(remotes.map(({ name, version }) => [name, version])),
    ...(canaries && { canaries }),
  };
  await registry.putComposition(composition);
  await registry.moveChannel((await registry.readChannel())?.sequence ?? 0, number);
}
