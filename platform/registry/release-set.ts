import type {
  Composition,
  HostArtifact,
  RemoteArtifact,
} from '@evmandi/contract/platform/composition';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';

/** A composition with the artefacts that it names. */
export interface ReleaseSet {
  composition: Composition;
  host: HostArtifact;
  remotes: RemoteArtifact[];
}

async function readNamed(registry: Registry, from: string, name: string, version: string) {
  const artifact = await registry.readArtifact(name, version);
  if (artifact) return artifact;
  const expected = `names version ${version}, which the registry does not hold`;
  throw new RegistryError(from, [{ field: name, expected }]);
}

/** Reads a composition and all that it names; throws a RegistryError when anything is missing. */
export async function readReleaseSet(registry: Registry, number: number): Promise<ReleaseSet> {
  const file = `compositions/${number}.json`;
  const composition = await registry.readComposition(number);
  if (!composition) {
    throw new RegistryError(file, [{ field: '(document)', expected: 'must be there' }]);
  }
  const [host, ...remotes] = await Promise.all(
    [['host', composition.host] as const, ...Object.entries(composition.remotes)].map(
      ([name, version]) => readNamed(registry, file, name, version),
    ),
  );
  if (host?.kind !== 'host' || !remotes.every((remote) => remote.kind === 'remote')) {
    throw new RegistryError(file, [{ field: 'remotes', expected: 'must name remotes only' }]);
  }
  return { composition, host, remotes };
}
