import { isDeepStrictEqual } from 'node:util';
import type { Artifact } from '@evmandi/contract/platform/composition';
import { integrityOf } from '../../registry/digests.ts';
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

/**
 * What `artifact.json` says beside its files. Left out is what the same code has beside other surroundings: the
 * record of declarations, and which of its names the contract of the API has.
 */
function describedIn(artifact: Artifact): Record<string, unknown> {
  const { files: _files, declarations: _record, uses, ...described } = artifact;
  const { api, ...used } = uses;
  const { fields: _fields, ...asked } = api ?? {};
  return { ...described, uses: { ...used, ...(api && { api: asked }) } };
}

/** A value with its fields in one order, whatever order its text has. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, ordered(field)]));
}

/** Names all that makes two artefacts the same or not, so that a deleted one can still be compared with a new one. */
export function contentDigest(artifact: Artifact): string {
  const files = Object.entries(artifact.files)
    .filter(([path]) => path !== artifact.declarations)
    .map(([path, { integrity }]) => [path, integrity]);
  return integrityOf(JSON.stringify(ordered([files.sort(), describedIn(artifact)])));
}

/** Fields of `artifact.json` that say something else: the registry would keep what it has, whatever was checked. */
function otherFields(stored: Artifact, fresh: Artifact): string[] {
  const [one, other] = [describedIn(stored), describedIn(fresh)];
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return fields.filter((field) => !isDeepStrictEqual(one[field], other[field]));
}

const placeOf = (field: string) =>
  field === 'descriptor' ? 'remote.json' : `artifact.json: ${field}`;

/** A version that the registry holds has the bytes that it holds: what was live once can come back as it was. */
export async function checkSameBytes(
  registry: Pick<Registry, 'readArtifact'>,
  { app, version }: NewRelease,
  artifact: Artifact,
): Promise<Refusal[]> {
  const stored = await registry.readArtifact(app, version);
  if (!stored) return [];
  const others = [...otherFiles(stored, artifact), ...otherFields(stored, artifact).map(placeOf)];
  const [first, ...more] = others;
  if (first === undefined) return [];
  const rest = more.length > 0 ? ` and ${more.length} more` : '';
  return [
    {
      rule: 'other-bytes',
      place: `${app} ${version}, ${first}`,
      message: `this${rest} differs from what the registry holds under the same version`,
      remedy:
        'Build it again from unchanged sources, or raise the version in its package.json: a version is never written twice.',
    },
  ];
}
