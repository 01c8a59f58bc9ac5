import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Canary } from '@evmandi/contract/platform/composition';
import { canaryId } from './counter.ts';
import type { Side, Tally } from './tally.ts';

interface Point extends Record<Side, Tally['canary']> {
  /** UTC, ISO. */
  at: string;
}

/** How the visits of a canary went, and those beside it. */
export interface KeptVisits extends Pick<Canary, 'app' | 'version' | 'since'> {
  id: string;
  /** What all others got. */
  beside: string | null;
  /** Counts so far, the oldest first. */
  points: Point[];
  failures: Record<string, number>;
}

const MOST_CANARIES = 20;
const MINUTE_MS = 60_000;
/** For a drawing; of more every second one goes. */
const MOST_POINTS = 120;

/** A moment of every minute, and always the last one. */
function withPoint(points: readonly Point[], point: Point): Point[] {
  const [previous, last] = [points.at(-2), points.at(-1)];
  const isSoon = previous && last && Date.parse(last.at) - Date.parse(previous.at) < MINUTE_MS;
  const all = [...(isSoon ? points.slice(0, -1) : points), point];
  return all.length > MOST_POINTS ? all.filter((_, index) => index % 2 === 0) : all;
}

/** What is known of the visits of a canary at a moment. */
export interface Noted {
  canary: Canary;
  beside: string | undefined;
  tally: Tally;
  failures: Record<string, number>;
}

/**
 * Keeps how visits went over time, of those that have ended, too: for people to look at. Nothing is decided by it, so a
 * file that is damaged or gone costs the drawing alone.
 */
export function openVisits(file: string) {
  async function read(): Promise<KeptVisits[]> {
    try {
      return JSON.parse(await readFile(file, 'utf8')) as KeptVisits[];
    } catch {
      return [];
    }
  }

  return {
    read,
    /** Writes down what changed since the last time. */
    async note({ canary, beside, tally, failures }: Noted, now = new Date()): Promise<void> {
      const { app, version, since } = canary;
      const id = canaryId(canary);
      const kept = await read();
      const before = kept.find((one) => one.id === id);
      const last = before?.points.at(-1);
      const counts = { canary: tally.canary, stable: tally.stable };
      if (last && JSON.stringify({ ...last, ...counts }) === JSON.stringify(last)) return;
      const points = withPoint(before?.points ?? [], { at: now.toISOString(), ...counts });
      const one = { id, app, version, since, beside: beside ?? null, points, failures };
      const others = kept.filter((other) => other.id !== id);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.part`, JSON.stringify([...others, one].slice(-MOST_CANARIES)));
      await rename(`${file}.part`, file);
    },
  };
}
export type Visits = ReturnType<typeof openVisits>;
