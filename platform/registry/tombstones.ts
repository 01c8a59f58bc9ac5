import type { ListedDeletion } from './records/records.ts';
import type { Registry } from './types.ts';

/** What is left of a version that was deleted. */
export interface Tombstone {
  /** Of its content (`contentDigest`). */
  digest: string;
  /** When it was live last; `undefined` where it never was. */
  until: string | undefined;
  deletion: ListedDeletion;
}

/** What deletions say. A version that has a tombstone may be held all the same: shipped again, or spared at the end. */
export interface Tombstones {
  /** By `<name>/<version>`. */
  versions: Map<string, Tombstone>;
  /** Numbers of compositions, with what deleted them. */
  compositions: Map<number, ListedDeletion>;
  /** Numbers of states of the channel. */
  states: Set<number>;
}

/** Reads what was deleted so far. */
export async function readTombstones({ records }: Pick<Registry, 'records'>): Promise<Tombstones> {
  const versions = new Map<string, Tombstone>();
  const compositions = new Map<number, ListedDeletion>();
  const states = new Set<number>();
  for (const deletion of await records.deletions()) {
    for (const { app, version, digest, until } of deletion.versions) {
      versions.set(`${app}/${version}`, { digest, until, deletion });
    }
    for (const number of deletion.compositions) compositions.set(number, deletion);
    for (const sequence of deletion.states) states.add(sequence);
  }
  return { versions, compositions, states };
}
