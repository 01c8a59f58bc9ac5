import { readObject } from '@evmandi/contract/platform/documents';
import type { VisitReport } from '@evmandi/contract/platform/vitals';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { PageClaim } from './page-id.ts';

/** The web vitals, which are measured; in milliseconds, and for `cls` as a score. */
export const VITAL_NAMES = ['lcp', 'inp', 'cls'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** A step is a fifth of the value: a percentile is known as well as that. */
const STEP = 1.2;
/** Upper bounds of the first and of the last bucket but one; above it nothing is told apart. */
const RANGE: Record<VitalName, [least: number, most: number]> = {
  ...{ lcp: [100, 30_000], inp: [8, 10_000] },
  cls: [0.005, 2],
};

/** Number of the bucket of a value. */
function bucketOf(name: VitalName, value: number): number {
  const [least, most] = RANGE[name];
  if (value <= least) return 0;
  return Math.ceil(Math.log(Math.min(value, most) / least) / Math.log(STEP));
}

const count = z.number().int().nonnegative();
/** Values by the number of their bucket. */
const histogram = z.record(z.string().regex(/^\d{1,2}$/), count);
type Histogram = z.infer<typeof histogram>;

/** Visits with a version, those in which it failed, and the vitals of those that began with a screen of it. */
export const partVisitsSchema = readObject({
  ...{ seen: count, bad: count },
  ...{ lcp: histogram, inp: histogram, cls: histogram },
});
export type PartVisits = z.infer<typeof partVisitsSchema>;
/** By `<name> <version>`. */
export type VisitsByPart = Record<string, PartVisits>;

export const noPartVisits = (): PartVisits => ({ seen: 0, bad: 0, lcp: {}, inp: {}, cls: {} });

const addTo = (histogram: Histogram, bucket: string | number, times = 1): void => {
  histogram[bucket] = (histogram[bucket] ?? 0) + times;
};

/** Adds what `more` has counted; with -1 takes it away. */
export function addPartVisits(sum: PartVisits, more: PartVisits, sign: 1 | -1 = 1): void {
  sum.seen += sign * more.seen;
  sum.bad += sign * more.bad;
  for (const name of VITAL_NAMES) {
    for (const [bucket, times] of Object.entries(more[name])) {
      addTo(sum[name], bucket, sign * times);
    }
  }
}

/** The value that so many of all are below, even within its bucket; null without any. */
export function percentile(name: VitalName, values: Histogram, share: number): number | null {
  const total = Object.values(values).reduce((sum, times) => sum + times, 0);
  if (total === 0) return null;
  const [least] = RANGE[name];
  const buckets = Object.entries(values)
    .map(([bucket, times]) => ({ bucket: Number(bucket), times }))
    .sort((a, b) => a.bucket - b.bucket);
  let before = 0;
  for (const { bucket, times } of buckets) {
    if (before + times >= share * total) {
      const from = bucket === 0 ? 0 : least * STEP ** (bucket - 1);
      return from + ((share * total - before) / times) * (least * STEP ** bucket - from);
    }
    before += times;
  }
  return null;
}

/** Versions that an edge tells apart: those of the last releases. */
const MOST_PARTS = 30;
/** Ids of which it is remembered what they have said. */
const MOST_IDS = 50_000;

/** What a page that reports is made of. */
interface Page extends Pick<PageClaim, 'screen'> {
  once: string;
  parts: readonly { name: string; version: string }[];
}

/** Counts the visits of every version as one edge hears of them, at all times: for people to look at. */
export function createPartCounter() {
  const counts = new LRUCache<string, PartVisits>({ max: MOST_PARTS });
  const heard = new LRUCache<string, { failures?: true; vitals?: true }>({ max: MOST_IDS });

  return {
    /** Takes a page's report; of each page its failures and its vitals once. */
    take(report: VisitReport, { once, screen, parts }: Page): void {
      const before = heard.get(once) ?? {};
      const { failures } = before.failures ? {} : report;
      const vitals = VITAL_NAMES.filter((name) => report[name] !== undefined && !before.vitals);
      heard.set(once, {
        ...before,
        ...(failures && { failures: true }),
        ...(vitals.length > 0 && { vitals: true }),
      });
      for (const { name, version } of parts) {
        const key = `${name} ${version}`;
        const counted = counts.get(key) ?? noPartVisits();
        counts.set(key, counted);
        if (failures) {
          counted.seen += 1;
          if (failures.some(({ remote }) => remote === name)) counted.bad += 1;
        }
        if (name !== 'host' && name !== screen) continue;
        for (const vital of vitals) addTo(counted[vital], bucketOf(vital, report[vital] ?? 0));
      }
    },
    /** What is counted since the start; undefined before the first visit. */
    get counted(): VisitsByPart | undefined {
      return counts.size === 0 ? undefined : Object.fromEntries(counts.entries());
    },
  };
}
export type PartCounter = ReturnType<typeof createPartCounter>;
