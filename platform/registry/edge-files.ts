import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FORMAT } from '@evmandi/contract/platform/documents';
import { hasCode, readDocument } from './disk.ts';
import { documentText, parseDocument } from './documents.ts';
import { type EdgeState, edgeSchema, FORGOTTEN_MS, hasEnded, SILENT_MS } from './edges.ts';
import { RegistryError } from './registry-error.ts';

interface Heard {
  edge: EdgeState;
  /** Milliseconds since it was last heard of. */
  silentMs: number;
}

/** The edges of a registry's folder, each with a file that it writes anew all the time. */
export function openEdgeFiles(folder: string) {
  const fileOf = (id: string) => join(folder, `${id}.json`);

  async function read(name: string, now: number): Promise<Heard | undefined> {
    const path = join(folder, name);
    try {
      const text = await readDocument(folder, name);
      if (text === undefined) return undefined;
      const { mtimeMs } = await stat(path);
      return { edge: parseDocument(`edges/${name}`, edgeSchema, text), silentMs: now - mtimeMs };
    } catch (error) {
      // Gone meanwhile, or damaged: written anew within a few seconds.
      if (error instanceof RegistryError || hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  async function readAll(): Promise<Heard[]> {
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.json')).sort();
    const heard = await Promise.all(files.map((name) => read(name, Date.now())));
    return heard.filter((one) => one !== undefined);
  }

  return {
    async acknowledge(edge: EdgeState): Promise<void> {
      await mkdir(folder, { recursive: true });
      const part = `${fileOf(edge.id)}.part`;
      await writeFile(part, documentText({ format: FORMAT, ...edge }));
      await rename(part, fileOf(edge.id));
    },
    withdraw: (id: string) => rm(fileOf(id), { force: true }),
    /** Those that serve now. */
    async edges(): Promise<EdgeState[]> {
      const serving = (await readAll()).filter(
        ({ edge, silentMs }) => silentMs < SILENT_MS && !hasEnded(edge),
      );
      return serving.map(({ edge }) => edge);
    },
    /** Removes the files of edges that ended without doing so. */
    async sweep(): Promise<void> {
      for (const { edge, silentMs } of await readAll()) {
        if (silentMs > FORGOTTEN_MS || hasEnded(edge)) await rm(fileOf(edge.id), { force: true });
      }
    },
  };
}
