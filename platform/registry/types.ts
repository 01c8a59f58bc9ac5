import type { Artifact, Composition } from '@evmandi/contract/platform/composition';
import type { ChannelState } from './channel.ts';
import type { EdgeState } from './edges.ts';
import type { Records } from './records/records.ts';
import type { RegistryError } from './registry-error.ts';
import type { StoredFiles } from './stored-files.ts';

/** What is known of a stored artefact without its files. */
export interface ArtifactRecord {
  /** Text of its `artifact.json`. */
  text: string;
  /** In milliseconds since 1970. */
  storedAt: number;
}

/**
 * What a store of released code answers. Artefacts and compositions are put once, and removed by `npm run gc`
 * alone; only the channel moves.
 */
export interface Registry {
  /** Folder on this machine: of the registry itself, or of what is kept of it here; holds `artifacts`. */
  readonly root: string;
  /** What the platform keeps of its own beside the releases. */
  readonly records: Records;
  /** An empty folder on the same disk as `root` to build an artefact in. */
  stage(): Promise<string>;
  /** Stores a finished folder with its `artifact.json`; false when that version is there already. */
  putArtifact(staged: string): Promise<boolean>;
  /**
   * A complete artefact or `undefined`; throws a RegistryError when its document is broken, or is another
   * one than that of `digest`. Its files are in {@link artifactFolder} then.
   */
  readArtifact(name: string, version: string, digest?: string): Promise<Artifact | undefined>;
  /** Folder of an artefact's files on this machine; `undefined` for what can be no name or version. */
  artifactFolder(name: string, version: string): string | undefined;
  /** The stored files of an artefact, unchecked; `undefined` when there are none. */
  artifactFiles(name: string, version: string): Promise<StoredFiles | undefined>;
  /** All artefacts, as `<name>/<version>`. */
  artifacts(): Promise<string[]>;
  /** The document of an artefact as the store holds it now, never from a copy; `undefined` when there is none. */
  artifactRecord(name: string, version: string): Promise<ArtifactRecord | undefined>;
  /** Removes an artefact, whole or not at all for those who read it. It may be gone already. */
  removeArtifact(name: string, version: string): Promise<void>;
  /** False when that number is taken. Adds the digests of the artefacts that it names. */
  putComposition(composition: Composition): Promise<boolean>;
  readComposition(number: number): Promise<Composition | undefined>;
  /** Numbers of all compositions, ascending; also of those that never went live. */
  compositionNumbers(): Promise<number[]>;
  /** Removes a composition. It may be gone already. */
  removeComposition(number: number): Promise<void>;
  /**
   * Where the channel points now, `undefined` before the first release. While the store gives no answer, an
   * edge's copy gives the state kept last, unless the edge serves one, `known`, already.
   */
  readChannel(known?: ChannelState): Promise<ChannelState | undefined>;
  /**
   * All states of the channel, oldest first. Throws a RegistryError for the first that is broken; with
   * `onBroken` those are passed to it and left out.
   */
  channelHistory(onBroken?: (error: RegistryError) => void): Promise<ChannelState[]>;
  /** Compare-and-set: false when the channel is no longer at `expected` (0: never moved). */
  moveChannel(expected: number, composition: number): Promise<boolean>;
  /** Removes a state of the channel, which is not the newest. It may be gone already. */
  removeState(sequence: number): Promise<void>;
  /**
   * Calls `moved` soon after the channel moved, until the signal; a move may go unnoticed. Returns false
   * when that cannot be had at present.
   */
  watchChannel(moved: () => void, signal: AbortSignal): boolean;
  /** An edge says what it serves, again every few seconds. */
  acknowledge(edge: EdgeState): Promise<void>;
  /** An edge ends. */
  withdraw(id: string): Promise<void>;
  /** The edges that serve now; those that ended or fell silent are left out. */
  edges(): Promise<EdgeState[]>;
  /** Removes what dead processes left behind; returns the names of staging folders removed. */
  sweep(): Promise<string[]>;
  /** Ends connections. */
  close(): Promise<void>;
}
