import type { Artifact } from '@evmandi/contract/platform/composition';
import type { Registry } from '../../registry/registry.ts';
import type { ReleaseSet } from '../../registry/release-set.ts';
import { checkIdentity, type NewRelease, readNewArtifact } from './artifact.ts';
import { type Candidate, type FolderOf, titleOf } from './candidate.ts';
import { checkFileKinds, checkFiles } from './files.ts';
import { type Inspect, performJob } from './inspection/job.ts';
import { type Refusal, ReleaseRefused } from './refusal.ts';
import { checkSameBytes } from './same-bytes.ts';

/**
 * Reads new artefacts and checks each by itself: schema, identity, files, and that a version which the registry
 * holds is the same.
 * Throws ReleaseRefused with everything that is wrong with any of them.
 */
export async function readNewArtifacts(
  releases: readonly NewRelease[],
  registry: Pick<Registry, 'readArtifact'>,
  inspect: Inspect = performJob,
): Promise<Artifact[]> {
  const refusals: Refusal[] = [];
  const artifacts: Artifact[] = [];
  for (const release of releases) {
    const artifact = await readNewArtifact(release);
    if (Array.isArray(artifact)) {
      refusals.push(...artifact);
      continue;
    }
    artifacts.push(artifact);
    refusals.push(
      ...checkIdentity(release, artifact),
      ...(await checkFiles(release, artifact)),
      ...checkFileKinds(release, artifact),
      ...(await inspect({ kind: 'requires', release, artifact })),
      ...(await checkSameBytes(registry, release, artifact)),
    );
  }
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
  return artifacts;
}

/** Checks the code of new artefacts: what their styles select, what their scripts load and evaluate. */
export async function checkCode(
  releases: readonly NewRelease[],
  artifacts: readonly Artifact[],
  inspect: Inspect = performJob,
): Promise<Refusal[]> {
  const found = await Promise.all(
    releases.map(async (release) => {
      const artifact = artifacts.find(({ name }) => name === release.app);
      return artifact ? inspect({ kind: 'code', release, artifact }) : [];
    }),
  );
  return found.flat();
}

/** Checks that what the host provides still has the types that each remote was built against. */
export function checkTypes(
  { host, remotes, changed }: Candidate,
  folderOf: FolderOf,
  inspect: Inspect = performJob,
): Promise<Refusal[]> {
  const parts = host ? [host, ...remotes] : remotes;
  const folders = Object.fromEntries(parts.map((part) => [titleOf(part), folderOf(part)]));
  return inspect({ kind: 'signatures', candidate: { host, remotes, changed }, folders });
}

/** Returns what the documents of a release would break; `shipping` adds the rules for what a team ships. */
export const checkDocuments = (
  candidate: Candidate,
  shipping: boolean,
  inspect: Inspect = performJob,
): Promise<Refusal[]> => inspect({ kind: 'documents', candidate, shipping });

/** The live composition with the new artefacts in it; or, `whole`, of the new artefacts alone. */
export function compose(
  live: ReleaseSet | undefined,
  artifacts: readonly Artifact[],
  whole = false,
): Candidate {
  const changed = new Set(artifacts.map(({ name }) => name));
  const kept = whole ? [] : (live?.remotes.filter(({ name }) => !changed.has(name)) ?? []);
  const remotes = artifacts.filter((artifact) => artifact.kind === 'remote');
  const host = artifacts.find((artifact) => artifact.kind === 'host') ?? live?.host;
  return { host, remotes: [...kept, ...remotes], changed, live };
}
