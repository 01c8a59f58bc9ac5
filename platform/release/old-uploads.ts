import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What was uploaded and not released is removed after a day. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** An upload that nobody went on with. */
export interface OldUpload {
  /** Its folder and its document, as far as they are there. */
  paths: string[];
  bytes: number;
}

const namesIn = (folder: string) => readdir(folder).catch(() => []);

async function bytesIn(path: string): Promise<number> {
  const entry = await stat(path).catch(() => undefined);
  if (!entry?.isDirectory()) return entry?.size ?? 0;
  let bytes = 0;
  for (const name of await namesIn(path)) bytes += await bytesIn(join(path, name));
  return bytes;
}

/** Finds what was begun a day ago and never released (RELEASE-10). */
export async function findOldUploads(folder: string, now: number): Promise<OldUpload[]> {
  const old: OldUpload[] = [];
  for (const caller of await namesIn(folder)) {
    const byId = new Map<string, string[]>();
    for (const name of await namesIn(join(folder, caller))) {
      const id = name.replace(/\.json$/, '');
      byId.set(id, [...(byId.get(id) ?? []), join(folder, caller, name)]);
    }
    for (const paths of byId.values()) {
      const times = paths.map((path) =>
        stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => now,
        ),
      );
      // Who goes on with an upload writes its document anew.
      if (now - Math.max(...(await Promise.all(times))) <= KEPT_MS) continue;
      let bytes = 0;
      for (const path of paths) bytes += await bytesIn(path);
      old.push({ paths, bytes });
    }
  }
  return old;
}

/** Removes uploads; they may be gone already. */
export async function removeUploads(uploads: readonly OldUpload[]): Promise<void> {
  for (const path of uploads.flatMap(({ paths }) => paths)) {
    await rm(path, { recursive: true, force: true });
  }
}
