import { watch } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Composition } from '@evmandi/contract/platform/composition';
import {
  artifactPath,
  isPlace,
  readArtifactRecord,
  readArtifactText,
  readStoredArtifact,
  removeArtifact,
  storeArtifact,
} from './artifact-store.ts';
import { type ChannelState, channelText, parseChannelState } from './channel.ts';
import { compositionText, parseComposition } from './composition.ts';
import { hasCode, numberedFiles, readDocument, writeOnce } from './disk.ts';
import { ARTIFACT_FILE } from './documents.ts';
import { openEdgeFiles } from './edge-files.ts';
import { openFolderRecords } from './records/folder-records.ts';
import { RegistryError } from './registry-error.ts';
import { createStagingFolder, sweepStaging } from './staging.ts';
import { filesInFolder } from './stored-files.ts';
import type { Registry } from './types.ts';

const COMPOSITIONS = 'compositions';
const CHANNEL = 'channels/stable';

/** What `work` answers; nothing when the folder that it reads is missing. */
const unlessMissing = <Value>(work: Promise<Value>) =>
  work.catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  });

/**
 * The registry in a folder. Reading needs no right to write, nor any folder to be there. Edges say in `heartbeats` what
 * they serve.
 */
export function openFolderRegistry(root: string, heartbeats = join(root, 'edges')): Registry {
  const staging = join(root, 'staging');
  const edgeFiles = openEdgeFiles(heartbeats);

  async function readState(sequence: number): Promise<ChannelState | undefined> {
    const text = await readDocument(root, `${CHANNEL}/${sequence}.json`);
    return text === undefined ? undefined : parseChannelState(text, sequence);
  }

  async function readComposition(number: number): Promise<Composition | undefined> {
    const text = await readDocument(root, `${COMPOSITIONS}/${number}.json`);
    return text === undefined ? undefined : parseComposition(text, number);
  }

  async function put(place: string, text: string): Promise<boolean> {
    const path = join(root, place);
    await mkdir(staging, { recursive: true });
    await mkdir(dirname(path), { recursive: true });
    return writeOnce(path, text, staging);
  }

  return {
    root,
    records: openFolderRecords(root),
    readComposition,
    stage: () => createStagingFolder(staging),
    putArtifact: (staged) => storeArtifact(root, staging, staged),
    readArtifact: (name, version, digest) => readStoredArtifact(root, name, version, digest),
    artifactFolder: (name, version) => artifactPath(root, name, version),
    artifactFiles: async (name, version) => {
      const folder = artifactPath(root, name, version);
      const files = folder === undefined ? undefined : await unlessMissing(filesInFolder(folder));
      return files?.paths.includes(ARTIFACT_FILE) ? files : undefined;
    },
    artifacts: async () => {
      const namesIn = async (...path: string[]) =>
        ((await unlessMissing(readdir(join(root, 'artifacts', ...path)))) ?? []).sort();
      const lists = await Promise.all(
        (await namesIn()).map(async (name) => {
          const versions = await namesIn(name);
          return versions
            .filter((version) => isPlace(name, version))
            .map((one) => `${name}/${one}`);
        }),
      );
      return lists.flat();
    },
    artifactRecord: (name, version) => readArtifactRecord(root, name, version),
    removeArtifact: (name, version) => removeArtifact(root, staging, name, version),
    removeComposition: (number) => rm(join(root, COMPOSITIONS, `${number}.json`), { force: true }),
    putComposition: async (composition) => {
      const textOf = (name: string, version: string) => readArtifactText(root, name, version);
      const text = await compositionText(composition, textOf);
      return put(`${COMPOSITIONS}/${composition.number}.json`, text);
    },
    compositionNumbers: () => numberedFiles(root, COMPOSITIONS),
    readChannel: async () => {
      const newest = (await numberedFiles(root, CHANNEL)).at(-1);
      return newest === undefined ? undefined : readState(newest);
    },
    channelHistory: async (onBroken) => {
      const states = await Promise.all(
        (await numberedFiles(root, CHANNEL)).map((sequence) =>
          readState(sequence).catch((error: unknown) => {
            if (!onBroken || !(error instanceof RegistryError)) throw error;
            onBroken(error);
            return undefined;
          }),
        ),
      );
      return states.filter((state) => state !== undefined);
    },
    moveChannel: async (expected, composition) => {
      if (!(await readComposition(composition))) {
        throw new Error(`The channel cannot point at composition ${composition}: there is none`);
      }
      const sequence = expected + 1;
      return put(`${CHANNEL}/${sequence}.json`, channelText(sequence, composition));
    },
    removeState: (sequence) => rm(join(root, CHANNEL, `${sequence}.json`), { force: true }),
    watchChannel: (moved, signal) => {
      try {
        const watcher = watch(join(root, CHANNEL), { persistent: false, signal }, moved);
        watcher.on('error', () => watcher.close());
        return true;
      } catch {
        return false;
      }
    },
    acknowledge: edgeFiles.acknowledge,
    withdraw: edgeFiles.withdraw,
    edges: edgeFiles.edges,
    sweep: async () => {
      await edgeFiles.sweep();
      return sweepStaging(staging);
    },
    close: async () => {},
  };
}
