import { randomBytes } from 'node:crypto';
import { link, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RegistryError } from './registry-error.ts';

/** Returns whether a system error has one of these codes, such as `ENOENT`. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');

/** Text of a file, `undefined` when there is none. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

const misplaced = (place: string, expected: string) =>
  new RegistryError(place, [{ field: '(document)', expected }]);

/** Text of a document below `root`, `undefined` when there is none; a RegistryError when a folder is there. */
export async function readDocument(root: string, place: string): Promise<string | undefined> {
  try {
    return await readIfThere(join(root, place));
  } catch (error) {
    if (!hasCode(error, 'EISDIR')) throw error;
    throw misplaced(place, 'must be a file, and is a folder');
  }
}

/** Makes the entries of a folder durable. Some systems cannot sync a folder; there it is left out. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    if (!hasCode(error, 'EISDIR', 'EPERM', 'EINVAL')) throw error;
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/** Makes a folder and all that it holds durable. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else await syncFile(path);
  }
  await syncFolder(folder);
}

/**
 * Creates `path` with `text`, whole or not at all: written to a temporary file in `staging` first, then
 * linked. Returns false, changing nothing, when `path` exists already. A secret takes a mode for its owner alone.
 */
export async function writeOnce(
  path: string,
  text: string,
  staging: string,
  mode = 0o666,
): Promise<boolean> {
  const temporary = join(staging, randomBytes(8).toString('hex'));
  const file = await open(temporary, 'wx', mode);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(temporary, path);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(dirname(path));
  return true;
}

/**
 * The `<n>.json` in a folder below `root` as ascending numbers; none when the folder is missing. Throws a
 * RegistryError when a file is in its place.
 */
export async function numberedFiles(root: string, place: string): Promise<number[]> {
  const names = await readdir(join(root, place)).catch(async (error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    // Else the registry's own folder is none.
    const isInside = hasCode(error, 'ENOTDIR') && (await stat(root)).isDirectory();
    if (isInside) throw misplaced(place, 'must be a folder, and is a file');
    throw error;
  });
  return names
    .flatMap((name) => /^([1-9]\d{0,14})\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}
