import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Artifact } from '@evmandi/contract/platform/composition';
import { LRUCache } from 'lru-cache';
import { artifactPath, isStored, readArtifactText, storeArtifact } from './artifact-store.ts';
import { integrityOf } from './digests.ts';
import { hasCode } from './disk.ts';
import { ARTIFACT_FILE, parseArtifact } from './documents.ts';
import { RegistryError } from './registry-error.ts';
import { createStagingFolder } from './staging.ts';
import { filesInFolder, findFileFaults } from './stored-files.ts';
import type { Registry } from './types.ts';

interface Taken {
  artifact: Artifact;
  /** Integrity of its `artifact.json`. */
  digest: string;
}

const MOST_KNOWN = 500;

/**
 * Takes artefacts of a store in before they are used: every file is held against the digest that the artefact
 * records, and the whole is copied into `folder`. A copy that is no longer intact is taken in anew.
 */
export function takeArtifacts(store: Pick<Registry, 'artifactFiles'>, folder: string) {
  const staging = join(folder, 'staging');
  const known = new LRUCache<string, Taken>({ max: MOST_KNOWN });
  const running = new Map<string, Promise<Taken | undefined>>();

  /** What was taken in before, also by an earlier process, when it is still as it was. */
  async function kept(place: string, name: string, version: string, digest?: string) {
    try {
      const text = await readArtifactText(folder, name, version);
      if (text === undefined) return undefined;
      const artifact = parseArtifact(text, { name, version, digest });
      const faults = await findFileFaults(artifact, await filesInFolder(place));
      return faults.length > 0 ? undefined : { artifact, digest: integrityOf(text) };
    } catch (error) {
      // Another process on the same folder may be putting it aside.
      if (error instanceof RegistryError || hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  async function putAside(place: string): Promise<void> {
    const aside = join(await createStagingFolder(staging), 'before');
    await rename(place, aside).catch(() => undefined);
    await rm(dirname(aside), { recursive: true, force: true });
  }

  async function takeIn(name: string, version: string, digest?: string) {
    const place = artifactPath(folder, name, version);
    if (!place) return undefined;
    const before = await kept(place, name, version, digest);
    if (before) return before;
    const files = await store.artifactFiles(name, version);
    if (!files) return undefined;
    const text = (await files.read(ARTIFACT_FILE)).toString('utf8');
    const artifact = parseArtifact(text, { name, version, digest });
    const staged = await createStagingFolder(staging);
    try {
      const faults = await findFileFaults(artifact, files, async (path, content) => {
        await mkdir(dirname(join(staged, path)), { recursive: true });
        await writeFile(join(staged, path), content);
      });
      if (faults.length > 0) {
        const named = faults.map(({ path, message }) => ({ field: path, expected: message }));
        throw new RegistryError(`artifacts/${name}/${version}`, named);
      }
      await writeFile(join(staged, ARTIFACT_FILE), text);
      const isThere = await isStored(folder, name, version);
      // Another process on the same folder may have been faster; what it took in may be in use.
      const others = await kept(place, name, version, digest);
      if (others) return others;
      // Only what was found damaged gives way: what another has put there since stays.
      if (isThere) await putAside(place);
      await storeArtifact(folder, staging, staged);
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
    return { artifact, digest: integrityOf(text) };
  }

  return async (name: string, version: string, digest?: string): Promise<Artifact | undefined> => {
    const key = `${name}/${version}`;
    const before = known.get(key);
    const isKnown = before && (digest === undefined || before.digest === digest);
    // Another edge on the same folder may have cleared it.
    if (isKnown && (await isStored(folder, name, version))) return before.artifact;
    const asked = `${key} ${digest}`;
    const work = running.get(asked) ?? takeIn(name, version, digest);
    running.set(asked, work);
    const taken = await work.finally(() => running.delete(asked));
    if (taken) known.set(key, taken);
    return taken?.artifact;
  };
}
