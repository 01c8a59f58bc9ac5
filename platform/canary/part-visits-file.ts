import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { EdgeState } from '../registry/edges.ts';
import {
  addPartVisits,
  noPartVisits,
  type PartVisits,
  partVisitsSchema,
  VITAL_NAMES,
  type VisitsByPart,
} from './part-visits.ts';

const HOUR_MS = 3_600_000;
/** Two days, for a drawing: of a version with few visits no older hours stay instead. */
const KEPT_MS = 48 * HOUR_MS;
/** Those of a version that nobody has had for longest go first. */
const MOST_PARTS = 40;
/** Edges that have ended are told apart from new ones by their id. */
const MOST_EDGES = 50;

const stateSchema = z.object({
  /** What each edge had counted when it was heard last, by its id. */
  edges: z.record(z.string(), z.record(z.string(), partVisitsSchema)),
  /** By part, the oldest hour first. */
  parts: z.record(z.string(), z.array(partVisitsSchema.extend({ at: z.iso.datetime() }))),
});
type State = z.infer<typeof stateSchema>;

/** What came since the last time; an edge that has forgotten a version began anew with it. */
function since(before: PartVisits | undefined, now: PartVisits): PartVisits {
  const news = noPartVisits();
  addPartVisits(news, now);
  if (before) addPartVisits(news, before, -1);
  const values = [news.seen, news.bad, ...VITAL_NAMES.flatMap((name) => Object.values(news[name]))];
  return values.some((value) => value < 0) ? now : news;
}

const lastHour = (hours: readonly { at: string }[]) => hours.at(-1)?.at ?? '';

function addHour({ parts }: State, key: string, news: PartVisits, at: string): void {
  const hours = parts[key] ?? [];
  const last = hours.at(-1);
  const hour = last?.at === at ? last : { at, ...noPartVisits() };
  if (hour !== last) hours.push(hour);
  addPartVisits(hour, news);
  parts[key] = hours;
}

/** The hours of the last two days; a version without any is left out. */
function recent(parts: State['parts'], now: Date): State['parts'] {
  const shown = Object.entries(parts).map(([key, hours]) => {
    const kept = hours.filter(({ at }) => now.getTime() - Date.parse(at) < KEPT_MS);
    return [key, kept] as const;
  });
  return Object.fromEntries(shown.filter(([, hours]) => hours.length > 0));
}

const newest = <T>(record: Record<string, T>, most: number, order: (value: T) => string) =>
  Object.fromEntries(
    Object.entries(record)
      .sort(([, a], [, b]) => (order(a) < order(b) ? -1 : 1))
      .slice(-most),
  );

/**
 * Keeps the visits of every version by the hour: for people to look at. Nothing is decided by it, so a file that is
 * damaged or gone costs what was heard before.
 */
export function openPartVisits(file: string) {
  async function read(): Promise<State> {
    try {
      return stateSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch {
      return { edges: {}, parts: {} };
    }
  }

  return {
    read: async (now = new Date()) => recent((await read()).parts, now),
    /** Writes down what edges have counted since the last time. */
    async note(edges: readonly Pick<EdgeState, 'id' | 'visits'>[], now = new Date()) {
      const state = await read();
      const at = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();
      let isNew = false;
      for (const { id, visits } of edges) {
        if (!visits) continue;
        const before: VisitsByPart = state.edges[id] ?? {};
        if (JSON.stringify(before) === JSON.stringify(visits)) continue;
        isNew = true;
        for (const [key, counted] of Object.entries(visits)) {
          const news = since(before[key], counted);
          if (JSON.stringify(counted) !== JSON.stringify(before[key])) {
            addHour(state, key, news, at);
          }
        }
        // The last of them, so that edges that have ended go first.
        delete state.edges[id];
        state.edges[id] = visits;
      }
      if (!isNew) return;
      state.edges = Object.fromEntries(Object.entries(state.edges).slice(-MOST_EDGES));
      state.parts = newest(recent(state.parts, now), MOST_PARTS, lastHour);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.part`, JSON.stringify(state));
      await rename(`${file}.part`, file);
    },
  };
}
export type PartVisitsFile = ReturnType<typeof openPartVisits>;
