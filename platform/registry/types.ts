import type { Artifact, Composition } from '@evmandi/contract/platform/composition';
import type { ChannelState } from './channel.ts';
import type { EdgeState } from './edges.ts';
import type { Records } from './records/records.ts';
import type { RegistryError } from './registry-error.ts';
import type { StoredFiles } from './stored-files.ts';

/** What a store of released code answers. Artefacts and compositions are put once; only the channel moves. */
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
  /** False when that number is taken. Adds the digests of the artefacts that it names. */
  putComposition(composition: Composition): Promise<boolean>;
  readComposition(number: number): Promise<Composition | undefined>;
  /** Numbers of all compositions, ascending; also of those that never went live. */
  compositionNumbers(): Promise<number[]>;
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
