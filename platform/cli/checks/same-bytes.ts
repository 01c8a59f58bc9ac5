import { isDeepStrictEqual } from 'node:util';
import type { Artifact } from '@evmandi/contract/platform/composition';
import type { Registry } from '../../registry/registry.ts';
import type { NewRelease } from './artifact.ts';
import type { Refusal } from './refusal.ts';

/** Files whose content is another; what a build records of its surroundings may differ. */
function otherFiles(stored: Artifact, fresh: Artifact): string[] {
  const paths = new Set([...Object.keys(stored.files), ...Object.keys(fresh.files)]);
  const recorded = [stored.declarations, fresh.declarations];
  return [...paths].filter(
    (path) =>
      !recorded.includes(path) && stored.files[path]?.integrity !== fresh.files[path]?.integrity,
  );
}

/** The registry would keep the descriptor that it has, whatever was checked of the new one. */
function isDescribedOtherwise(stored: Artifact, fresh: Artifact): boolean {
  if (stored.kind !== 'remote' || fresh.kind !== 'remote') return stored.kind !== fresh.kind;
  return !isDeepStrictEqual(stored.descriptor, fresh.descriptor);
}

/** A version that the registry holds has the bytes that it holds: what was live once can come back as it was. */
export async function checkSameBytes(
  registry: Pick<Registry, 'readArtifact'>,
  { app, version }: NewRelease,
  artifact: Artifact,
): Promise<Refusal[]> {
  const stored = await registry.readArtifact(app, version);
  const others = stored ? otherFiles(stored, artifact) : [];
  if (stored && isDescribedOtherwise(stored, artifact)) others.push('remote.json');
  const [first, ...more] = others;
  if (first === undefined) return [];
  const rest = more.length > 0 ? ` and ${more.length} more files` : '';
  return [
    {
      rule: 'other-bytes',
      place: `${app} ${version}, ${first}`,
      message: `this file${rest} differs from what the registry holds under the same version`,
      remedy:
        'Build it again from unchanged sources, or raise the version in its package.json: a version is never written twice.',
    },
  ];
}
