import type { Canary } from '@evmandi/contract/platform/composition';
import { VERSION_PATTERN } from '@evmandi/contract/platform/composition';
import type { VisitReport } from '@evmandi/contract/platform/vitals';
import { LRUCache } from 'lru-cache';
import { readPage } from './page-id.ts';
import { badIn } from './report.ts';
import { addVisit, emptyTally, type Metric, type Tally } from './tally.ts';
import { drawVisitors } from './visitors.ts';

/** Of one number in an hour: somebody whose browser breaks every page is not many. */
const MOST_OF_A_NUMBER = 4;
const HOUR_MS = 3_600_000;
/** Ids of which it is remembered what they have said. */
const MOST_IDS = 50_000;
/** Failures of a canary that are told apart. */
const MOST_FAILURES = 20;

/** What an edge knows of one canary. */
export interface Counted {
  tally: Tally;
  /** What failed in its visits, as `<name> <version> <phase>`, and how often. */
  failures: Record<string, number>;
}

/** Names a canary: of an app and a version there may have been one before. */
export const canaryId = ({ app, version, since }: Canary): string => `${app} ${version} ${since}`;

function createCount(canary: Canary) {
  const isDrawn = drawVisitors(canary);
  const counted: Counted = { tally: emptyTally(), failures: {} };
  let ofNumbers = new Map<string, number>();
  let hour = 0;

  function hasRoom(number: number, what: string, now: number): boolean {
    if (Math.floor(now / HOUR_MS) !== hour) ofNumbers = new Map();
    hour = Math.floor(now / HOUR_MS);
    const key = `${number} ${what}`;
    const before = ofNumbers.get(key) ?? 0;
    ofNumbers.set(key, before + 1);
    return before < MOST_OF_A_NUMBER;
  }

  function noteFailures(report: Pick<VisitReport, 'failures'>): void {
    for (const { remote = 'unknown', version = '', phase } of report.failures ?? []) {
      const of = VERSION_PATTERN.test(version) ? `${remote} ${version}` : remote;
      const key = `${of} ${phase}`;
      const known = counted.failures[key];
      if (known === undefined && Object.keys(counted.failures).length >= MOST_FAILURES) return;
      counted.failures[key] = (known ?? 0) + 1;
    }
  }

  return {
    canary,
    counted,
    isDrawn,
    add(number: number, bad: Partial<Record<Metric, boolean>>, report: VisitReport | undefined) {
      const side = isDrawn(number) ? 'canary' : 'stable';
      addVisit(counted.tally, side, bad);
      if (side === 'canary' && bad.errors && report) noteFailures(report);
    },
    hasRoom,
  };
}
type Count = ReturnType<typeof createCount>;

/** Counts the visits of the canaries that run, as one edge hears of them. Nothing of a visitor is kept but his number. */
export function createVisitCounter(now = Date.now) {
  const counts = new Map<string, Count>();
  const heard = new LRUCache<string, Metric[]>({ max: MOST_IDS });

  function follow(running: readonly Canary[]): Count[] {
    const ids = running.map(canaryId);
    for (const id of counts.keys()) if (!ids.includes(id)) counts.delete(id);
    return running.map((canary) => {
      const count = counts.get(canaryId(canary)) ?? createCount(canary);
      counts.set(canaryId(canary), count);
      return count;
    });
  }

  /** What of a report is new: each of its parts counts once. */
  function news(key: string, bad: Partial<Record<Metric, boolean>>) {
    const before = heard.get(key) ?? [];
    const fresh = Object.entries(bad).filter(([metric]) => !before.includes(metric as Metric));
    heard.set(key, [...before, ...fresh.map(([metric]) => metric as Metric)]);
    return Object.fromEntries(fresh) as Partial<Record<Metric, boolean>>;
  }

  return {
    /** Takes a page's report; it counts for those canaries that its id was signed for and its number fits. */
    take(report: VisitReport, number: number, running: readonly Canary[]): void {
      for (const count of follow(running)) {
        const { canary } = count;
        const page = readPage(report.id, canary, now());
        // Made before the canary began, or of other code than the number stands for.
        if (!page || page.number < canary.composition) continue;
        if (page.canaries.includes(canary.app) !== count.isDrawn(number)) continue;
        const bad = news(`${canaryId(canary)} ${page.once}`, badIn(report));
        const what = bad.errors === undefined ? 'left' : 'visit';
        if (count.hasRoom(number, what, now())) count.add(number, bad, report);
      }
    },
    /** Takes a page that could not be rendered on the server. */
    takeUnrendered(number: number, running: readonly Canary[]): void {
      for (const count of follow(running)) {
        if (count.hasRoom(number, 'visit', now())) count.add(number, { errors: true }, undefined);
      }
    },
    /** What is counted of each canary, by its id; undefined while there is none. */
    get counted(): Record<string, Counted> | undefined {
      if (counts.size === 0) return undefined;
      return Object.fromEntries([...counts].map(([id, { counted }]) => [id, counted]));
    },
  };
}
export type VisitCounter = ReturnType<typeof createVisitCounter>;
