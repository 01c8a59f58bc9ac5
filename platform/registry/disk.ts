import { randomBytes } from 'node:crypto';
import { link, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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
 * linked. Returns false, changing nothing, when `path` exists already.
 */
export async function writeOnce(path: string, text: string, staging: string): Promise<boolean> {
  const temporary = join(staging, randomBytes(8).toString('hex'));
  const file = await open(temporary, 'wx');
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

/** The `<n>.json` files of a folder as ascending numbers; none when the folder is missing. */
export async function numberedFiles(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  return names
    .flatMap((name) => /^([1-9]\d{0,14})\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}
