import { readObject } from '@evmandi/contract/platform/documents';
import { z } from 'zod';

/** What a visit is judged by: whether anything failed in it, and the three web vitals. */
export const METRICS = ['errors', 'lcp', 'inp', 'cls'] as const;
export type Metric = (typeof METRICS)[number];

const count = z.number().int().nonnegative();
/** Visits of which it is known, and those that were bad in it. */
const counts = readObject({ seen: count, bad: count });
const side = readObject({ errors: counts, lcp: counts, inp: counts, cls: counts });

/** As an edge says it to the registry. */
export const tallySchema = readObject({ canary: side, stable: side });
/** What is known of a canary's visits, and of those beside it at the same time. */
export type Tally = z.infer<typeof tallySchema>;
export type Side = keyof Tally;

const noCounts = () => ({ seen: 0, bad: 0 });
const noVisits = () => ({ errors: noCounts(), lcp: noCounts(), inp: noCounts(), cls: noCounts() });

/** Returns a tally of no visits. */
export const emptyTally = (): Tally => ({ canary: noVisits(), stable: noVisits() });

/** Adds one visit, or what became known of it later. */
export function addVisit(tally: Tally, side: Side, bad: Partial<Record<Metric, boolean>>): void {
  for (const metric of METRICS) {
    const isBad = bad[metric];
    if (isBad === undefined) continue;
    const counts = tally[side][metric];
    counts.seen += 1;
    if (isBad) counts.bad += 1;
  }
}

/** Returns the sum of what several edges have counted. */
export function sumOf(tallies: Iterable<Tally>): Tally {
  const sum = emptyTally();
  for (const tally of tallies) {
    for (const side of ['canary', 'stable'] as const) {
      for (const metric of METRICS) {
        sum[side][metric].seen += tally[side][metric].seen;
        sum[side][metric].bad += tally[side][metric].bad;
      }
    }
  }
  return sum;
}
