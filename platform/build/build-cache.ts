import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const OLD_MS = 24 * 60 * 60 * 1000;

interface CacheOptions {
  /** Holds the caches of all apps. */
  folder: string;
  app: string;
  /** Changes with all that the bundler does not look at itself: a cache of another one is thrown away. */
  setting: string;
}

/** Removes caches of an app, and what builds that were killed have left. */
async function sweep(folder: string, app: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const isKept = new RegExp(`^${app}-[0-9a-f]{8}$`).test(name);
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (isKept || Date.now() - mtimeMs > OLD_MS) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Runs a build with a cache directory that no other build has meanwhile: what an earlier one left is taken out of
 * its place, and put back when all went well. `undefined` where nothing can be written.
 */
export async function withBuildCache<T>(
  { folder, app, setting }: CacheOptions,
  build: (directory: string | undefined) => Promise<T>,
): Promise<T> {
  const kept = join(folder, `${app}-${setting}`);
  const own = `${kept}-${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
  } catch {
    return build(undefined);
  }
  await rm(own, { recursive: true, force: true });
  // There is none yet, or another build has it.
  await rename(kept, own).catch(() => undefined);
  try {
    const result = await build(own);
    await sweep(folder, app);
    await rename(own, kept).catch(() => undefined);
    return result;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
