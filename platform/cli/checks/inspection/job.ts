import type { Artifact } from '@evmandi/contract/platform/composition';
import type { NewRelease } from '../artifact.ts';
import type { Candidate } from '../candidate.ts';
import { findFaults } from '../find-faults.ts';
import type { Refusal } from '../refusal.ts';
import { checkRequires } from '../requires.ts';
import { checkScripts } from '../scripts.ts';
import { checkSignatures } from '../signatures.ts';
import { checkStyles } from '../styles.ts';
import type { Reading } from './reading.ts';

/** Which foreign files or documents are read, and for which rules. Holds plain data, so that it can be sent to another process. */
export type InspectionJob =
  | { kind: 'requires' | 'code'; release: NewRelease; artifact: Artifact }
  | {
      kind: 'signatures';
      candidate: Omit<Candidate, 'live'>;
      /** Folders of host and remotes by `<name> <version>`. */
      folders: Record<string, string>;
    }
  | { kind: 'documents'; candidate: Candidate; shipping: boolean };

/** Reads the files of a job and returns what is wrong with them. */
export type Inspect = (job: InspectionJob) => Promise<Refusal[]>;

/** Reads the files in this process. Foreign files may take for ever: `createInspector` has a limit for them. */
export async function performJob(
  job: InspectionJob,
  reading: Reading = () => undefined,
): Promise<Refusal[]> {
  if (job.kind === 'signatures') {
    const folderOf = ({ name, version }: { name: string; version: string }) =>
      job.folders[`${name} ${version}`] ?? '';
    return checkSignatures({ ...job.candidate, live: undefined }, folderOf, reading);
  }
  // Foreign as well: each rule compares what a team lists with what the others do.
  if (job.kind === 'documents') return findFaults(job.candidate, { shipping: job.shipping });
  const { release, artifact } = job;
  if (job.kind === 'requires') return checkRequires(release, artifact, reading);
  return [
    ...(await checkStyles(release, artifact, reading)),
    ...(await checkScripts(release, artifact, reading)),
  ];
}
