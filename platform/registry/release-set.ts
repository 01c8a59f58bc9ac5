import type {
  Artifact,
  Canary,
  Composition,
  HostArtifact,
  RemoteArtifact,
} from '@evmandi/contract/platform/composition';
import { RegistryError } from './registry-error.ts';
import type { Registry } from './types.ts';

/** A composition with the artefacts that it names. */
export interface ReleaseSet {
  composition: Composition;
  host: HostArtifact;
  remotes: RemoteArtifact[];
}

/** A canary with its artefact. */
export interface RunningCanary {
  canary: Canary;
  artifact: Artifact;
}

async function readNamed(
  registry: Registry,
  { number, digests }: Composition,
  name: string,
  version: string,
  key = name,
) {
  const artifact = await registry.readArtifact(name, version, digests?.[key]);
  if (artifact) return artifact;
  const expected = `names version ${version}, which the registry does not hold`;
  throw new RegistryError(`compositions/${number}.json`, [{ field: name, expected }]);
}

/**
 * Reads a composition and all that it names, one after the other: a disk that stands still must not hold more
 * than one thread. Throws a RegistryError when anything is missing, broken or another than recorded.
 */
export async function readReleaseSet(registry: Registry, number: number): Promise<ReleaseSet> {
  const file = `compositions/${number}.json`;
  const composition = await registry.readComposition(number);
  if (!composition) {
    throw new RegistryError(file, [{ field: '(document)', expected: 'must be there' }]);
  }
  const host = await readNamed(registry, composition, 'host', composition.host);
  const remotes: Artifact[] = [];
  for (const [name, version] of Object.entries(composition.remotes)) {
    remotes.push(await readNamed(registry, composition, name, version));
  }
  if (host.kind !== 'host' || !remotes.every((remote) => remote.kind === 'remote')) {
    throw new RegistryError(file, [{ field: 'remotes', expected: 'must name remotes only' }]);
  }
  return { composition, host, remotes };
}

/**
 * Reads what the composition's canaries are made of, in their order. Throws a RegistryError as `readReleaseSet` does.
 */
export async function readCanaries(
  registry: Registry,
  composition: Composition,
): Promise<RunningCanary[]> {
  const running: RunningCanary[] = [];
  for (const canary of composition.canaries ?? []) {
    const { app, version } = canary;
    const artifact = await readNamed(registry, composition, app, version, `${app} ${version}`);
    running.push({ canary, artifact });
  }
  return running;
}

/** A release with those canaries in it. */
export function withCanaries(release: ReleaseSet, running: readonly RunningCanary[]): ReleaseSet {
  const { composition, host, remotes } = release;
  const instead = new Map(running.map(({ artifact }) => [artifact.name, artifact]));
  const newHost = instead.get(host.name);
  const kept = remotes.map((remote) => instead.get(remote.name) ?? remote);
  const added = [...instead.values()].filter(
    ({ name }) => name !== host.name && !remotes.some((remote) => remote.name === name),
  );
  return {
    composition,
    host: newHost?.kind === 'host' ? newHost : host,
    remotes: [...kept, ...added].filter((artifact) => artifact.kind === 'remote'),
  };
}
