import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Composition } from '@evmandi/contract/platform/composition';
import { artifactPath, removeArtifact } from './artifact-store.ts';
import { type ChannelState, parseChannelState } from './channel.ts';
import { clearCopy } from './clear-copy.ts';
import { compositionDigest, parseComposition } from './composition.ts';
import { sealed } from './digests.ts';
import { readDocument } from './disk.ts';
import { documentText } from './documents.ts';
import type { EdgeState } from './edges.ts';
import { RegistryError } from './registry-error.ts';
import { sweepStaging } from './staging.ts';
import { takeArtifacts } from './taken-artifacts.ts';
import type { Registry } from './types.ts';

/** Later than this, a store counts as away. */
const ANSWER_LIMIT_MS = 2_000;

/** Writes a file whole or not at all; it may be there already. */
async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, text);
  await rename(part, file);
}

/** What `read` makes of a file; `undefined` when it is not there or damaged. */
async function readKept<Value>(root: string, place: string, read: (text: string) => Value) {
  try {
    const text = await readDocument(root, place);
    return text === undefined ? undefined : read(text);
  } catch (error) {
    if (error instanceof RegistryError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const LIVE = 'live.json';

const sequenceIn = (text: string) => Number((JSON.parse(text) as { sequence?: unknown }).sequence);

/** The state of the channel that the edges on that copy served last; `undefined` when there is none. */
export const readKeptState = (folder: string): Promise<ChannelState | undefined> =>
  readKept(folder, LIVE, (text) => parseChannelState(text, sequenceIn(text)));

/**
 * A registry as an edge reads it: artefacts are checked file by file, copied into `folder` and used from there
 * alone. What the edge acknowledged last, and its composition, are kept there, too, and are the answer while
 * the store gives none. What no open page asks for any more is cleared after each move, see `clearCopy`.
 */
export function withVerifiedCopy(store: Registry, folder: string): Registry {
  const compositionFile = (number: number) => `compositions/${number}.json`;
  const takeIn = takeArtifacts(store, folder);
  let kept = '';

  /** The store's answer; while it gives none, or has lost all, what is kept, where there is something. */
  async function otherwise<Value>(
    answer: Promise<Value>,
    findKept: () => Promise<Value>,
  ): Promise<Value> {
    const late = wait(ANSWER_LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error('The registry does not answer');
    });
    const found = await Promise.race([answer, late]).catch(() => undefined);
    return found ?? (await findKept()) ?? answer;
  }

  const keptComposition = (number: number): Promise<Composition | undefined> =>
    readKept(folder, compositionFile(number), (text) => parseComposition(text, number));

  /** Returns whether this is another state than the one kept before. */
  async function keep({ sequence, composition: number, digest }: EdgeState): Promise<boolean> {
    const key = `${sequence} ${number} ${digest}`;
    if (sequence === 0 || key === kept) return false;
    const composition = await store.readComposition(number);
    const states = await store.channelHistory(() => undefined);
    const state = states.find((one) => one.sequence === sequence && one.composition === number);
    // The registry may hold others by now.
    if (!composition || !state) return false;
    if (digest !== undefined && digest !== compositionDigest(composition)) return false;
    await writeWhole(join(folder, compositionFile(number)), documentText(sealed(composition)));
    await writeWhole(join(folder, LIVE), documentText(sealed(state)));
    kept = key;
    return true;
  }

  return {
    ...store,
    root: folder,
    readArtifact: takeIn,
    artifactFolder: (name, version) => artifactPath(folder, name, version),
    removeArtifact: async (name, version) => {
      await store.removeArtifact(name, version);
      await removeArtifact(folder, join(folder, 'staging'), name, version);
    },
    readComposition: (number) =>
      otherwise(store.readComposition(number), () => keptComposition(number)),
    readChannel: (known) =>
      known
        ? store.readChannel(known)
        : otherwise(store.readChannel(), () => readKeptState(folder)),
    acknowledge: async (edge) => {
      // Tried again the next time.
      const isNew = await keep(edge).catch(() => false);
      await store.acknowledge(edge);
      if (isNew) await clearCopy(store, folder, { live: edge.composition }).catch(() => []);
    },
    sweep: async () => {
      const here = await sweepStaging(join(folder, 'staging'));
      return [...here, ...(await store.sweep())];
    },
  };
}
