import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /\.(?:[cm]?[jt]s|tsx|json)$/;
const TEST = /\.test\.[^.]+$/;
/** Holds no source of what runs. */
const SKIPPED = new Set(['node_modules', 'dist', 'bench-data', 'testing']);
/** An editor or a checkout writes several files for one change. */
const SETTLED_AFTER_MS = 100;

function foldersBelow(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !SKIPPED.has(entry.name),
  );
  return [folder, ...folders.flatMap(({ name }) => foldersBelow(join(folder, name)))];
}

/** A name without an ending is that of a new folder, with files that were there before it was watched. */
const counts = (name: string | null) =>
  name === null || !name.includes('.') || (SOURCE.test(name) && !TEST.test(name));

/**
 * Calls `onChange` when sources below the folders have changed; tests and installed packages do not count.
 * Returns a function that ends it.
 */
export function watchSources(roots: readonly string[], onChange: () => void): () => void {
  // Each folder by itself: watching a whole tree is not the same on all systems and versions of Node.
  const watchers = new Map<string, FSWatcher>();
  let settled: NodeJS.Timeout | undefined;

  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function look(): void {
    const folders = new Set(roots.flatMap(foldersBelow));
    for (const folder of watchers.keys()) if (!folders.has(folder)) forget(folder);
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (_, name) => {
        if (!counts(name)) return;
        clearTimeout(settled);
        settled = setTimeout(() => {
          look();
          onChange();
        }, SETTLED_AFTER_MS);
      });
      watcher.once('error', () => forget(folder));
      watchers.set(folder, watcher);
    }
  }

  look();
  return () => {
    clearTimeout(settled);
    for (const folder of watchers.keys()) forget(folder);
  };
}
