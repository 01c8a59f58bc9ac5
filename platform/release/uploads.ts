import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Artifact, artifactSchema } from '@evmandi/contract/platform/composition';
import { checkQuota } from '../cli/checks/quota.ts';
import type { Refusal } from '../cli/checks/refusal.ts';
import { checkSizes } from '../cli/checks/sizes.ts';
import type { PreparedRelease } from '../cli/prepare.ts';
import { QUOTA } from '../gc/limits.ts';
import { isPlace } from '../registry/artifact-store.ts';
import { integrityOf } from '../registry/digests.ts';
import { ARTIFACT_FILE, parseDocument, parseJson } from '../registry/documents.ts';
import type { Registry } from '../registry/registry.ts';
import { SAFE_PATH } from '../registry/stored-files.ts';
import { CallError } from './call-error.ts';
import { type Caller, requireApps } from './caller.ts';
import type { UploadAnswer } from './contract.ts';
import { findOldUploads, removeUploads } from './old-uploads.ts';

/** A remote has some 2 MB in 200 files, the host twice that. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 2_000;
/** Of a file, in bytes, on the disks that there are. */
const LONGEST_NAME = 250;
/** Begun and not released, of one caller. */
const MOST_BEGUN = 20;

interface Expected {
  bytes: number;
  /** Left out for a compressed copy, which the checks of the release hold against its file. */
  integrity?: string;
}

/** Every file that an upload brings, by its path. */
function expectedFiles({ files }: Artifact): Map<string, Expected> {
  const expected = new Map<string, Expected>();
  for (const [path, { bytes, integrity, br }] of Object.entries(files)) {
    expected.set(path, { bytes, integrity });
    if (br !== undefined) expected.set(`${path}.br`, { bytes: br });
  }
  return expected;
}

/** Whether a file can lie there: within the artefact, on any disk, and below no other file. */
function isPlaceOfFile(path: string, files: ReadonlyMap<string, Expected>): boolean {
  const parts = path.split('/');
  const above = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  return (
    SAFE_PATH.test(path) &&
    !/\p{Cc}/u.test(path) &&
    parts.every((part) => Buffer.byteLength(part) <= LONGEST_NAME) &&
    !above.some((folder) => files.has(folder))
  );
}

/** Throws a CallError that says the first of these refusals, if there is one. */
function refuseFirst([first]: readonly Refusal[]): void {
  if (!first) return;
  const { rule, place, message, remedy } = first;
  throw new CallError(422, `${rule}, ${place}: ${message}. ${remedy}`);
}

/** The artefact of a text; throws a CallError where it is none that can be taken. */
function readOffered(text: string): Artifact {
  // Before the schema reads it, which takes long for what has many faults.
  refuseFirst(checkSizes('upload', parseJson(ARTIFACT_FILE, text)));
  const artifact = parseDocument(ARTIFACT_FILE, artifactSchema, text);
  const expected = expectedFiles(artifact);
  const bytes = [...expected.values()].reduce((sum, file) => sum + file.bytes, 0);
  if (expected.size > MOST_FILES || bytes > MOST_BYTES) {
    throw new CallError(
      413,
      `An artefact may have ${MOST_FILES} files and ${MOST_BYTES} bytes with its compressed copies; this has ${expected.size} and ${bytes}.`,
    );
  }
  const strange = [...expected.keys()].find((path) => !isPlaceOfFile(path, expected));
  if (strange !== undefined) throw new CallError(422, `${strange} is no path of an artefact.`);
  if (!isPlace(artifact.name, artifact.version)) {
    throw new CallError(422, `${artifact.name} ${artifact.version} is no name and version.`);
  }
  return artifact;
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  );

const lengthOf = async (file: string) => (await sizeOf(file)) ?? 0;

/** Whether a file lies there, all of it: what was cut off while it was copied does not count. */
const isThere = async (file: string, { bytes }: Expected) => (await sizeOf(file)) === bytes;

const noUpload = () => new CallError(404, 'There is no such upload: begin it anew.');

interface Chunk {
  path: string;
  offset: number;
  /** Bytes that are said to come; 0 where nothing is said. */
  length: number;
  content: Readable;
}

/**
 * What callers send to be released. An upload is named by its caller and its `artifact.json`, so that one that was
 * cut off, also by a restart of this process, goes on where it was when it is begun again.
 */
export function openUploads(registry: Registry, folder: string, quota = QUOTA) {
  const beginning = new Map<string, Promise<unknown>>();
  const writing = new Map<string, { stop: AbortController; ended: Promise<unknown> }>();

  const placesOf = (caller: Caller, id: string) => {
    const place = join(folder, caller.id, id);
    return {
      document: `${place}.json`,
      whole: (path: string) => join(place, 'whole', path),
      part: (path: string) =>
        join(place, 'parts', createHash('sha256').update(path).digest('hex').slice(0, 32)),
      place,
    };
  };

  /** Takes from the live version of the same app what did not change. */
  async function takeKnown(artifact: Artifact, whole: (path: string) => string): Promise<void> {
    const state = await registry.readChannel();
    const live = state && (await registry.readComposition(state.composition));
    const { name } = artifact;
    const version = name === 'host' ? live?.host : live?.remotes[name];
    const known = version && (await registry.readArtifact(name, version).catch(() => undefined));
    const from = version && registry.artifactFolder(name, version);
    if (!known || !from) return;
    const places = new Map(Object.entries(known.files).map(([path, one]) => [one.integrity, path]));
    for (const [path, file] of Object.entries(artifact.files)) {
      const { integrity, br } = file;
      const place = places.get(integrity);
      if (place === undefined || (await isThere(whole(path), file))) continue;
      await mkdir(dirname(whole(path)), { recursive: true });
      await copyFile(join(from, place), whole(path));
      const sameCopy = br !== undefined && known.files[place]?.br === br;
      if (sameCopy) await copyFile(join(from, `${place}.br`), `${whole(path)}.br`);
    }
  }

  async function missingOf(artifact: Artifact, { whole, part }: ReturnType<typeof placesOf>) {
    const missing: UploadAnswer['missing'] = [];
    for (const [path, file] of expectedFiles(artifact)) {
      if (await isThere(whole(path), file)) continue;
      missing.push({ path, bytes: file.bytes, offset: await lengthOf(part(path)) });
    }
    return missing;
  }

  async function readBegun(caller: Caller, id: string) {
    const places = placesOf(caller, id);
    const text = await readFile(places.document, 'utf8').catch(() => undefined);
    if (text === undefined) throw noUpload();
    return { text, artifact: parseDocument(ARTIFACT_FILE, artifactSchema, text), places };
  }

  /** Begins an upload, or goes on with one. Returns what is to be sent. */
  async function begin(caller: Caller, text: string): Promise<UploadAnswer> {
    const artifact = readOffered(text);
    requireApps(caller, [artifact.name]);
    refuseFirst(await checkQuota(registry, quota, [artifact]));
    // One after the other: those that are begun at once would each find room.
    const mine = (beginning.get(caller.id) ?? Promise.resolve()).then(() =>
      beginNext(caller, artifact, text),
    );
    beginning.set(
      caller.id,
      mine.catch(() => undefined),
    );
    return mine;
  }

  async function beginNext(caller: Caller, artifact: Artifact, text: string) {
    const id = createHash('sha256').update(text).digest('hex').slice(0, 32);
    const places = placesOf(caller, id);
    const begun = await readdir(join(folder, caller.id)).catch(() => []);
    const others = begun.filter((name) => name.endsWith('.json') && name !== `${id}.json`);
    if (others.length >= MOST_BEGUN) {
      throw new CallError(
        409,
        `${MOST_BEGUN} uploads are begun already: release one of them first.`,
      );
    }
    await mkdir(join(places.place, 'parts'), { recursive: true });
    await writeFile(places.document, text);
    await takeKnown(artifact, places.whole);
    return { id, missing: await missingOf(artifact, places) };
  }

  /** A file of an upload, and how much of it is there. */
  async function lookFor(caller: Caller, id: string, path: string) {
    const { artifact, places } = await readBegun(caller, id);
    const file = expectedFiles(artifact).get(path);
    if (!file) throw new CallError(404, `${path} is not in artifact.json.`);
    const [whole, part] = [places.whole(path), places.part(path)];
    const complete = await isThere(whole, file);
    return { file, whole, part, complete, there: complete ? file.bytes : await lengthOf(part) };
  }

  const offsetOf = async (caller: Caller, id: string, path: string): Promise<number> =>
    (await lookFor(caller, id, path)).there;

  /** Adds to a file from `offset` on; when all of it is there, holds it against its digest. */
  async function append(
    caller: Caller,
    id: string,
    { path, offset, length, content }: Chunk,
    signal: AbortSignal,
  ): Promise<number> {
    const { file, whole, part, complete, there } = await lookFor(caller, id, path);
    if (offset !== there) throw new CallError(409, `${path} goes on at ${there}.`, there);
    const tooMuch = () => new CallError(413, `${path} has ${file.bytes} bytes in artifact.json.`);
    if (offset + length > file.bytes) throw tooMuch();
    if (complete) return there;
    let end = offset;
    const within = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        end += chunk.length;
        if (end <= file.bytes) done(null, chunk);
        else done(tooMuch());
      },
    });
    await pipeline(content, within, createWriteStream(part, { flags: 'a' }), { signal });
    if (end < file.bytes) return end;
    if (file.integrity !== undefined && integrityOf(await readFile(part)) !== file.integrity) {
      await rm(part, { force: true });
      throw new CallError(422, `${path} has another integrity than artifact.json says.`, 0);
    }
    await mkdir(dirname(whole), { recursive: true });
    await rename(part, whole);
    return end;
  }

  /**
   * The same, one at a time for each file: whoever sends it again has taken the connection before for dead, which
   * this process may not have noticed.
   */
  async function write(caller: Caller, id: string, chunk: Chunk): Promise<number> {
    const key = placesOf(caller, id).part(chunk.path);
    for (let other = writing.get(key); other; other = writing.get(key)) {
      other.stop.abort();
      await other.ended;
    }
    const stop = new AbortController();
    const appended = append(caller, id, chunk, stop.signal)
      .catch((error: unknown) => {
        throw stop.signal.aborted ? new CallError(409, `${chunk.path} is sent anew.`) : error;
      })
      .finally(() => writing.delete(key));
    writing.set(key, { stop, ended: appended.catch(() => undefined) });
    return appended;
  }

  async function readComplete(caller: Caller, id: string) {
    const begun = await readBegun(caller, id);
    const { artifact, places } = begun;
    const [first, ...more] = await missingOf(artifact, places);
    if (first) {
      const others = more.length > 0 ? ` and ${more.length} more` : '';
      throw new CallError(409, `${artifact.name} is not complete: ${first.path}${others}.`);
    }
    return begun;
  }

  /** Returns the app of an upload that could be claimed. Throws a CallError for any other. */
  async function requireComplete(caller: Caller, id: string): Promise<{ app: string }> {
    const { artifact } = await readComplete(caller, id);
    return { app: artifact.name };
  }

  /** Hands a complete upload over to a release, once. */
  async function claim(caller: Caller, id: string): Promise<PreparedRelease> {
    const { artifact, places, text } = await readComplete(caller, id);
    const staged = await registry.stage();
    await rename(join(places.place, 'whole'), staged).catch(async () => {
      await rm(staged, { recursive: true, force: true });
      throw noUpload();
    });
    await writeFile(join(staged, ARTIFACT_FILE), text);
    await rm(places.place, { recursive: true, force: true });
    await rm(places.document, { force: true });
    return { app: artifact.name, version: artifact.version, folder: staged, staged: true };
  }

  /** Removes what was begun a day ago and never released. */
  const sweep = async (now = Date.now()): Promise<void> =>
    removeUploads(await findOldUploads(folder, now));

  return { folder, begin, offsetOf, write, requireComplete, claim, sweep };
}

export type Uploads = ReturnType<typeof openUploads>;
