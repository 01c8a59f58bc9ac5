import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Artifact, ChunkList } from '@evmandi/contract/platform/composition';
import { ARTIFACT_FILE } from '../../registry/artifact-store.ts';
import type { NewRelease } from './artifact.ts';
import type { Refusal } from './refusal.ts';

const COPIES = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };
const SAFE_PATH = /^(?:browser|server)(?:\/(?!\.{1,2}(?:\/|$))[^/\\]+)+$/;

type FileRecord = Artifact['files'][string];

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(paths);
}

const integrityOf = (content: Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

async function faultOfFile(folder: string, path: string, record: FileRecord) {
  const content = await readFile(join(folder, path));
  if (content.length !== record.bytes) {
    return `has ${content.length} bytes, artifact.json says ${record.bytes}`;
  }
  return integrityOf(content) === record.integrity ? undefined : 'has another integrity';
}

async function faultOfCopy(
  folder: string,
  path: string,
  suffix: '.br' | '.gz',
  record: FileRecord,
) {
  const copy = await readFile(join(folder, path + suffix));
  if (suffix === '.br' && record.br !== undefined && copy.length !== record.br) {
    return `has ${copy.length} bytes, artifact.json says ${record.br}`;
  }
  const content = await COPIES[suffix](copy).catch(() => undefined);
  return content && integrityOf(content) === record.integrity
    ? undefined
    : `does not hold what ${path} holds`;
}

const ofChunks = (...lists: ChunkList[]) => lists.flatMap(({ js, css }) => [...js, ...css]);

/** Every file that `artifact.json` names outside of its list of files. */
function namedFiles({ kind, browser, server }: Artifact): string[] {
  const parts =
    kind === 'host'
      ? [...ofChunks(browser.entry, browser.async), ...browser.fonts, browser.icon ?? []].flat()
      : [browser.manifest, browser.entry, ...ofChunks(...Object.values(browser.exposes))];
  return [...parts, server.entry];
}

/** Every file is there as recorded, with equal compressed copies, and no file is there unrecorded. */
export async function checkFiles(release: NewRelease, artifact: Artifact): Promise<Refusal[]> {
  const { app, version, folder } = release;
  const refusals: Refusal[] = [];
  const refuse = (path: string, message: string) =>
    refusals.push({
      rule: 'files',
      place: `${app} ${version}, ${path}`,
      message,
      remedy: 'Build it again and leave the result as it is.',
    });

  const present = await listFiles(folder);
  const expected = new Set([ARTIFACT_FILE]);
  for (const [path, record] of Object.entries(artifact.files)) {
    expected.add(path);
    if (!SAFE_PATH.test(path)) refuse(path, 'is no path below browser/ or server/');
    else if (!present.has(path)) refuse(path, 'is missing');
    else {
      const fault = await faultOfFile(folder, path, record);
      if (fault) refuse(path, fault);
    }
    for (const suffix of ['.br', '.gz'] as const) {
      const copy = path + suffix;
      expected.add(copy);
      if (present.has(copy) && SAFE_PATH.test(path)) {
        const fault = await faultOfCopy(folder, path, suffix, record);
        if (fault) refuse(copy, fault);
      } else if (suffix === '.br' && record.br !== undefined) refuse(copy, 'is missing');
    }
  }
  for (const path of present) if (!expected.has(path)) refuse(path, 'is not in artifact.json');
  for (const path of namedFiles(artifact)) {
    if (!(path in artifact.files))
      refuse(path, 'is named by artifact.json, but not among its files');
  }
  return refusals;
}
