import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { openRegistry, type Registry } from '../../registry/registry.ts';
import { type ReleaseSet, readReleaseSet } from '../../registry/release-set.ts';
import type { Candidate, FolderOf } from '../checks/candidate.ts';

export interface TrialRegistry {
  /** Its data folder. */
  folder: string;
  registry: Registry;
  release: ReleaseSet;
  /** Where the files of its artefacts lie, absolute: what a process that runs them may read. */
  folders: string[];
  remove: () => Promise<void>;
}

/**
 * A registry in which nothing but the candidate is live, so that the edge runs it as it will later. Its artefacts
 * are links to where they lie: in staging, or in the registry.
 */
export async function openTrialRegistry(
  registry: Registry,
  { host, remotes }: Candidate,
  folderOf: FolderOf,
): Promise<TrialRegistry> {
  const folder = await registry.stage();
  const trial = openRegistry(folder);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const parts = [...(host ? [host] : []), ...remotes];
    for (const part of parts) {
      const versions = join(trial.root, 'artifacts', part.name);
      await mkdir(versions, { recursive: true });
      await symlink(folderOf(part), join(versions, part.version), 'dir');
    }
    await trial.putComposition({
      number: 1,
      createdAt: new Date().toISOString(),
      reason: 'run before it goes live',
      host: host?.version ?? '',
      remotes: Object.fromEntries(remotes.map(({ name, version }) => [name, version])),
    });
    const folders = [join(trial.root, 'artifacts'), ...parts.map(folderOf)];
    return { folder, registry: trial, release: await readReleaseSet(trial, 1), folders, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
