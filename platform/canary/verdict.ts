import { evidenceAt } from './evidence.ts';
import { METRICS, type Metric, type Tally } from './tally.ts';

/** By what a canary is judged. */
export interface Rule {
  /** Share of harmless canaries that are taken back, at most, however long they run. */
  falseAlarms: number;
  /** A canary with so many visits, times the part of visitors beside it, and no sign of harm is promoted ... */
  visits: number;
  /** ... once it has run for so long, in milliseconds. */
  ageMs: number;
}

/** As decision 81 states it. */
export const RULE: Rule = { falseAlarms: 0.01, visits: 2_500, ageMs: 60 * 60 * 1000 };

/** As long as anything says so much against it, a canary is not promoted. */
const SUSPICION = 10;
/**
 * With fewer visits beside it than this part of those that its share lets expect, nothing is comparable: the host
 * there may not report at all.
 */
const LEAST_BESIDE = 0.25;

/** How reasons name what a visit is bad in. */
const NAMES: Record<Metric, string> = {
  errors: 'errors',
  lcp: 'a slow first view (LCP)',
  inp: 'slow answers to presses (INP)',
  cls: 'a layout that moves (CLS)',
};

export interface Verdict {
  kind: 'wait' | 'take-back' | 'promote';
  /** In words, for the history. */
  reason: string;
}

const percent = ({ seen, bad }: { seen: number; bad: number }) =>
  `${((100 * bad) / Math.max(1, seen)).toFixed(1)} %`;

const compared = ({ canary, stable }: Tally, metric: Metric) =>
  `${NAMES[metric]} in ${percent(canary[metric])} of visits, ${percent(stable[metric])} beside it`;

function isComparable({ canary, stable }: Tally, share: number): boolean {
  const expected = (canary.errors.seen * (1 - share)) / share;
  return stable.errors.seen >= LEAST_BESIDE * expected;
}

/**
 * Decides about a canary by what is known of it and of what serves beside it. `share` is that of the visitors, between
 * 0 and 1. Whatever is asked how often, at most `falseAlarms` of harmless ones are ever taken back: each of the metrics
 * has its part of them.
 */
export function judge(
  tally: Tally,
  { share, ageMs }: { share: number; ageMs: number },
  rule: Rule = RULE,
): Verdict {
  const { canary, stable } = tally;
  const visits = canary.errors.seen;
  const after = `after ${visits} visits`;
  const evidence = evidenceAt(share);
  const against = METRICS.map((metric) => ({
    metric,
    weight: evidence({ canary: canary[metric].bad, stable: stable[metric].bad }),
  }));
  const worst = against.reduce((a, b) => (b.weight > a.weight ? b : a));
  if (!isComparable(tally, share)) {
    return { kind: 'wait', reason: `${after}: too few beside it report what they see` };
  }
  if (worst.weight >= METRICS.length / rule.falseAlarms) {
    return { kind: 'take-back', reason: `${after}: ${compared(tally, worst.metric)}` };
  }
  if (worst.weight >= SUSPICION) {
    return { kind: 'wait', reason: `${after}, not sure: ${compared(tally, worst.metric)}` };
  }
  // With half of the visitors, each of its visits is held against one, not against many.
  const needed = Math.ceil(rule.visits / (1 - share));
  if (visits >= needed && ageMs >= rule.ageMs) {
    return { kind: 'promote', reason: `${after}: ${compared(tally, 'errors')}` };
  }
  return { kind: 'wait', reason: `${after} of ${needed}: ${compared(tally, 'errors')}` };
}
