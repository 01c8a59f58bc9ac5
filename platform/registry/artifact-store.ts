import { access, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Artifact,
  artifactSchema,
  VERSION_PATTERN,
} from '@evmandi/contract/platform/composition';
import { hasCode, readDocument, readIfThere, syncFolder, syncTree } from './disk.ts';
import { ARTIFACT_FILE, parseArtifact, parseDocument } from './documents.ts';
import { RegistryError } from './registry-error.ts';
import { createStagingFolder } from './staging.ts';
import type { ArtifactRecord } from './types.ts';

const NAME_PATTERN = /^[a-z][a-z0-9-]*$/;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Returns whether these can be the name and the version of an artefact. */
export const isPlace = (name: string, version: string): boolean =>
  NAME_PATTERN.test(name) && VERSION_PATTERN.test(version);

/** Folder of an artefact below the registry; `undefined` for what can be no name or version. */
export function artifactPath(root: string, name: string, version: string): string | undefined {
  return isPlace(name, version) ? join(root, 'artifacts', name, version) : undefined;
}

/** Returns whether a complete artefact lies below `root`, whatever is in it. */
export async function isStored(root: string, name: string, version: string): Promise<boolean> {
  const folder = artifactPath(root, name, version);
  return folder !== undefined && exists(join(folder, ARTIFACT_FILE));
}

/** Reads the `artifact.json` of a folder; `file` is what errors call it. */
export async function readArtifactFile(
  folder: string,
  file: string,
): Promise<Artifact | undefined> {
  const text = await readIfThere(join(folder, ARTIFACT_FILE));
  return text === undefined ? undefined : parseDocument(file, artifactSchema, text);
}

/** Text of a stored `artifact.json`; `undefined` when there is none. */
export async function readArtifactText(
  root: string,
  name: string,
  version: string,
): Promise<string | undefined> {
  if (!isPlace(name, version)) return undefined;
  return readDocument(root, `artifacts/${name}/${version}/${ARTIFACT_FILE}`);
}

/** Text of a stored `artifact.json` and when it was written; `undefined` when there is none. */
export async function readArtifactRecord(
  root: string,
  name: string,
  version: string,
): Promise<ArtifactRecord | undefined> {
  const text = await readArtifactText(root, name, version);
  const folder = artifactPath(root, name, version);
  if (text === undefined || folder === undefined) return undefined;
  const file = await stat(join(folder, ARTIFACT_FILE)).catch(() => undefined);
  return file && { text, storedAt: file.mtimeMs };
}

/** A stored artefact, checked against its place and digest; `undefined` when there is none. */
export async function readStoredArtifact(
  root: string,
  name: string,
  version: string,
  digest?: string,
): Promise<Artifact | undefined> {
  const text = await readArtifactText(root, name, version);
  return text === undefined ? undefined : parseArtifact(text, { name, version, digest });
}

/** Removes a stored artefact: moved away first, so that nobody finds a part of it. It may be gone already. */
export async function removeArtifact(
  root: string,
  staging: string,
  name: string,
  version: string,
): Promise<void> {
  const target = artifactPath(root, name, version);
  if (!target) return;
  const aside = await createStagingFolder(staging);
  try {
    await rename(target, join(aside, 'removed'));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Moves a folder without artifact.json out of the way: nothing that this program writes looks so. */
async function clearRemains(target: string, staging: string): Promise<void> {
  const aside = join(await createStagingFolder(staging), 'remains');
  try {
    await rename(target, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const alreadyStored = await exists(join(aside, ARTIFACT_FILE));
  if (alreadyStored) await rename(aside, target);
  await rm(dirname(aside), { recursive: true, force: true });
}

/**
 * Moves a finished folder to its place, whole or not at all. Returns false, and removes `staged`, when
 * that version is stored already.
 */
export async function storeArtifact(
  root: string,
  staging: string,
  staged: string,
): Promise<boolean> {
  const artifact = await readArtifactFile(staged, ARTIFACT_FILE);
  const target = artifact && artifactPath(root, artifact.name, artifact.version);
  if (!target) {
    throw new RegistryError(ARTIFACT_FILE, [{ field: '(document)', expected: 'must be there' }]);
  }
  await syncTree(staged);
  await mkdir(dirname(target), { recursive: true });
  for (;;) {
    if (await exists(join(target, ARTIFACT_FILE))) {
      await rm(staged, { recursive: true, force: true });
      return false;
    }
    try {
      await rename(staged, target);
      await syncFolder(dirname(target));
      return true;
    } catch (error) {
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
      if (!(await exists(join(target, ARTIFACT_FILE)))) await clearRemains(target, staging);
    }
  }
}
