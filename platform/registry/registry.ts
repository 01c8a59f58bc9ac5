import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Artifact,
  type Composition,
  compositionSchema,
} from '@evmandi/contract/platform/composition';
import { z } from 'zod';
import { artifactPath, readStoredArtifact, storeArtifact } from './artifact-store.ts';
import { numberedFiles, readIfThere, writeOnce } from './disk.ts';
import { parseDocument, requireField } from './documents.ts';
import { createStagingFolder, sweepStaging } from './staging.ts';

/** `channels/stable/<sequence>.json`; the highest sequence is where the channel points. */
const channelSchema = z.strictObject({
  sequence: z.number().int().positive(),
  /** Number of the composition that is live from here on. */
  composition: z.number().int().positive(),
  movedAt: z.iso.datetime(),
});
export type ChannelState = z.infer<typeof channelSchema>;

/** Where released code lives. Artefacts and compositions are put once; only the channel moves. */
export interface Registry {
  readonly root: string;
  /** An empty folder on the same disk to build an artefact in. */
  stage(): Promise<string>;
  /** Stores a finished folder with its `artifact.json`; false when that version is there already. */
  putArtifact(staged: string): Promise<boolean>;
  /** A complete artefact or `undefined`; throws a RegistryError when its document is broken. */
  readArtifact(name: string, version: string): Promise<Artifact | undefined>;
  /** Folder of an artefact's files; `undefined` for what can be no name or version. */
  artifactFolder(name: string, version: string): string | undefined;
  /** False when that number is taken. */
  putComposition(composition: Composition): Promise<boolean>;
  readComposition(number: number): Promise<Composition | undefined>;
  /** Numbers of all compositions, ascending; also of those that never went live. */
  compositionNumbers(): Promise<number[]>;
  /**
   * Where the channel points now, `undefined` before the first release. With `known`, the state read
   * before, an unmoved channel costs a single look at the disk.
   */
  readChannel(known?: ChannelState): Promise<ChannelState | undefined>;
  /** All states of the channel, oldest first. */
  channelHistory(): Promise<ChannelState[]>;
  /** Compare-and-set: false when the channel is no longer at `expected` (0: never moved). */
  moveChannel(expected: number, composition: number): Promise<boolean>;
  /** Removes what dead processes left behind; returns the names removed. */
  sweep(): Promise<string[]>;
}

/** The registry in `<dataDir>/registry`. Reading needs no right to write, nor any folder to be there. */
export function openRegistry(dataDir: string): Registry {
  const root = join(dataDir, 'registry');
  const staging = join(root, 'staging');
  const compositions = join(root, 'compositions');
  const channel = join(root, 'channels', 'stable');

  async function readState(sequence: number): Promise<ChannelState | undefined> {
    const text = await readIfThere(join(channel, `${sequence}.json`));
    if (text === undefined) return undefined;
    const file = `channels/stable/${sequence}.json`;
    const state = parseDocument(file, channelSchema, text);
    requireField(file, 'sequence', state.sequence, sequence);
    return state;
  }

  async function readComposition(number: number): Promise<Composition | undefined> {
    const text = await readIfThere(join(compositions, `${number}.json`));
    if (text === undefined) return undefined;
    const file = `compositions/${number}.json`;
    const composition = parseDocument(file, compositionSchema, text);
    requireField(file, 'number', composition.number, number);
    return composition;
  }

  async function put(path: string, document: unknown): Promise<boolean> {
    await mkdir(staging, { recursive: true });
    await mkdir(dirname(path), { recursive: true });
    return writeOnce(path, `${JSON.stringify(document, null, 2)}\n`, staging);
  }

  return {
    root,
    readComposition,
    stage: () => createStagingFolder(staging),
    putArtifact: (staged) => storeArtifact(root, staging, staged),
    readArtifact: (name, version) => readStoredArtifact(root, name, version),
    artifactFolder: (name, version) => artifactPath(root, name, version),
    putComposition: (composition) =>
      put(join(compositions, `${composition.number}.json`), compositionSchema.parse(composition)),
    compositionNumbers: () => numberedFiles(compositions),
    readChannel: async (known) => {
      let live = known;
      if (!live) {
        const newest = (await numberedFiles(channel)).at(-1);
        live = newest === undefined ? undefined : await readState(newest);
      }
      while (live) {
        const next = await readState(live.sequence + 1);
        if (!next) break;
        live = next;
      }
      return live;
    },
    channelHistory: async () => {
      const states = await Promise.all((await numberedFiles(channel)).map(readState));
      return states.filter((state) => state !== undefined);
    },
    moveChannel: async (expected, composition) => {
      if (!(await readComposition(composition))) {
        throw new Error(`The channel cannot point at composition ${composition}: there is none`);
      }
      const sequence = expected + 1;
      const movedAt = new Date().toISOString();
      return put(join(channel, `${sequence}.json`), { sequence, composition, movedAt });
    },
    sweep: () => sweepStaging(staging),
  };
}
