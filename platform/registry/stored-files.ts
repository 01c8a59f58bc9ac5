import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Artifact } from '@evmandi/contract/platform/composition';
import { integrityOf } from './digests.ts';
import { ARTIFACT_FILE } from './documents.ts';

/** Files of an artefact as a store holds them, unchecked. */
export interface StoredFiles {
  /** Paths inside the artefact: also `artifact.json`, compressed copies, and what is not recorded. */
  paths: readonly string[];
  read(path: string): Promise<Buffer>;
}

/** What is wrong with one file of an artefact. */
export interface FileFault {
  path: string;
  message: string;
}

type FileRecord = Artifact['files'][string];

/** A path inside an artefact, which leads nowhere else. */
export const SAFE_PATH = /^(?:browser|server)(?:\/(?!\.{1,2}(?:\/|$))[^/\\]+)+$/;

const COPIES = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };
type CopySuffix = keyof typeof COPIES;
const COPY_SUFFIXES = Object.keys(COPIES) as CopySuffix[];

/** The files in a folder. */
export async function filesInFolder(folder: string): Promise<StoredFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return { paths, read: (path) => readFile(join(folder, path)) };
}

/** What is wrong with a file's content; `undefined` when it is as recorded. */
function faultOfContent(content: Buffer, record: FileRecord): string | undefined {
  if (content.length !== record.bytes) {
    return `has ${content.length} bytes, artifact.json says ${record.bytes}`;
  }
  return integrityOf(content) === record.integrity ? undefined : 'has another integrity';
}

/** What is wrong with a compressed copy of the file `path`; `undefined` when it holds the same. */
async function faultOfCopy(
  copy: Buffer,
  path: string,
  suffix: CopySuffix,
  record: FileRecord,
): Promise<string | undefined> {
  if (suffix === '.br' && record.br !== undefined && copy.length !== record.br) {
    return `has ${copy.length} bytes, artifact.json says ${record.br}`;
  }
  // A copy that would unfold to more than the file is none.
  const options = { maxOutputLength: Math.max(record.bytes, 1) };
  const content = await COPIES[suffix](copy, options).catch(() => undefined);
  const same = content && integrityOf(content) === record.integrity;
  return same ? undefined : `does not hold what ${path} holds`;
}

/** Files that `artifact.json` does not account for. */
export function findStrayFiles(
  { files }: Pick<Artifact, 'files'>,
  { paths }: Pick<StoredFiles, 'paths'>,
): FileFault[] {
  const expected = new Set([ARTIFACT_FILE]);
  for (const path of Object.keys(files)) {
    for (const suffix of ['', ...COPY_SUFFIXES]) expected.add(path + suffix);
  }
  return paths
    .filter((path) => !expected.has(path))
    .map((path) => ({ path, message: 'is not in artifact.json' }));
}

/**
 * Reads and checks every recorded file of an artefact, one after the other: each is there as recorded, with
 * equal compressed copies. `onIntact` is called with each that is as it should be.
 */
export async function findFileFaults(
  { files }: Pick<Artifact, 'files'>,
  stored: StoredFiles,
  onIntact: (path: string, content: Buffer) => Promise<void> = async () => {},
): Promise<FileFault[]> {
  const faults: FileFault[] = [];
  const present = new Set(stored.paths);

  async function check(path: string, faultOf: (content: Buffer) => unknown): Promise<void> {
    const content = await stored.read(path);
    const message = await faultOf(content);
    if (typeof message === 'string') faults.push({ path, message });
    else await onIntact(path, content);
  }

  for (const [path, record] of Object.entries(files)) {
    const isSafe = SAFE_PATH.test(path);
    if (!isSafe) faults.push({ path, message: 'is no path below browser/ or server/' });
    else if (!present.has(path)) faults.push({ path, message: 'is missing' });
    else await check(path, (content) => faultOfContent(content, record));
    for (const suffix of COPY_SUFFIXES) {
      const copy = path + suffix;
      if (present.has(copy) && isSafe) {
        await check(copy, (content) => faultOfCopy(content, path, suffix, record));
      } else if (suffix === '.br' && record.br !== undefined) {
        faults.push({ path: copy, message: 'is missing' });
      }
    }
  }
  return faults;
}
