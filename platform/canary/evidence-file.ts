import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EdgeState } from '../registry/edges.ts';
import type { Counted } from './counter.ts';

/** What edges have counted, by canary and edge. */
type Heard = Record<string, Record<string, Counted>>;

/** Those that ended long ago are forgotten. */
const MOST_CANARIES = 20;

/** What was heard of canaries. */
export interface Evidence {
  /** What every edge has counted of a canary, those that have ended included. */
  of: (canary: string, edges: readonly EdgeState[]) => Promise<Counted[]>;
}

/**
 * Keeps what edges count in a file of this machine: an edge that ends takes its count along, and a keeper that is
 * started anew must not begin a new test. A file that is damaged or gone costs what was heard before.
 */
export function openEvidence(file: string): Evidence {
  let heard: Heard | undefined;

  async function read(): Promise<Heard> {
    try {
      return JSON.parse(await readFile(file, 'utf8')) as Heard;
    } catch {
      return {};
    }
  }

  async function keep(now: Heard): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.part`, JSON.stringify(now));
    await rename(`${file}.part`, file);
  }

  return {
    async of(canary, edges) {
      const known = heard ?? (await read());
      const before = JSON.stringify(known[canary]);
      const counts = known[canary] ?? {};
      for (const { id, canaries } of edges) {
        const counted = canaries?.[canary];
        if (counted) counts[id] = counted;
      }
      const all = Object.entries({ ...known, [canary]: counts });
      heard = Object.fromEntries(all.slice(-MOST_CANARIES));
      if (JSON.stringify(counts) !== before) await keep(heard);
      return Object.values(counts);
    },
  };
}
