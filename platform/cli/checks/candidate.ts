import type {
  Artifact,
  HostArtifact,
  RemoteArtifact,
} from '@evmandi/contract/platform/composition';
import type { ReleaseSet } from '../../registry/release-set.ts';
import type { Refusal } from './refusal.ts';

/** What would be live: the live composition with the new releases in it. */
export interface Candidate {
  host: HostArtifact | undefined;
  remotes: readonly RemoteArtifact[];
  /** Names of what this release brings. */
  changed: ReadonlySet<string>;
  /** What is live now. */
  live: ReleaseSet | undefined;
}

/** Folder of an artefact's files, wherever they are at present. */
export type FolderOf = (artifact: Pick<Artifact, 'name' | 'version'>) => string;

/** A rule that holds between the parts of a composition. */
export type Rule = (candidate: Candidate) => Refusal[];

/** The remotes, those of this release last: where two claim one thing, the newer is to give way. */
export const newestLast = ({ remotes, changed }: Candidate): RemoteArtifact[] =>
  [...remotes].sort((a, b) => Number(changed.has(a.name)) - Number(changed.has(b.name)));

/** Returns how messages name a release: `catalog 1.0.0-00000002`. */
export const titleOf = ({ name, version }: { name: string; version: string }) =>
  `${name} ${version}`;
