import { emptyTally, METRICS, type Metric } from '../canary/tally.ts';
import { judge, RULE, type Verdict } from '../canary/verdict.ts';

/** Share of visits that are bad, by metric. */
export type Rates = Record<Metric, number>;

/** Rates as real sites have them. */
export const USUAL: Rates = { errors: 0.01, lcp: 0.1, inp: 0.08, cls: 0.05 };

/** Jest's sandbox makes each look-up of a global slow, and this one runs millions of times. */
const { imul } = Math;

/** Mulberry32: the same numbers between 0 and 1 for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Simulated {
  share: number;
  /** Of the canary's visits. */
  rates: Rates;
  random: () => number;
}

interface Outcome {
  kind: Verdict['kind'];
  /** The canary's, until then. */
  visits: number;
}

/** What a visit may be bad in, with how likely that is; the last one is nothing. */
function kindsOfVisits(rates: Rates) {
  const all = METRICS.reduce<{ bad: Metric[]; probability: number }[]>(
    (kinds, metric) =>
      kinds.flatMap(({ bad, probability }) => [
        { bad: [...bad, metric], probability: probability * rates[metric] },
        { bad, probability: probability * (1 - rates[metric]) },
      ]),
    [{ bad: [], probability: 1 }],
  );
  return all;
}

/** Draws what a visit is bad in. */
function drawer(rates: Rates, random: () => number): () => Metric[] {
  const kinds = kindsOfVisits(rates);
  const nothing = kinds.at(-1)?.probability ?? 0;
  return () => {
    let left = random() - nothing;
    if (left < 0) return NOTHING;
    const found = kinds.find(({ probability }) => {
      left -= probability;
      return left < 0;
    });
    return found?.bad ?? NOTHING;
  };
}

const NOTHING: Metric[] = [];

/** Lets visits come, one after the other, until the canary is promoted or taken back. */
export function simulate({ share, rates, random }: Simulated): Outcome {
  const tally = emptyTally();
  const draw = { canary: drawer(rates, random), stable: drawer(USUAL, random) };
  const needed = RULE.visits / (1 - share);
  const seen = { canary: 0, stable: 0 };
  for (;;) {
    const side = random() < share ? 'canary' : 'stable';
    const bad = draw[side]();
    seen[side] += 1;
    for (const metric of bad) tally[side][metric].bad += 1;
    // Only these can change the verdict for the worse, or end the waiting.
    if (side === 'stable' || (bad.length === 0 && seen.canary < needed)) continue;
    for (const metric of METRICS) {
      tally.canary[metric].seen = seen.canary;
      tally.stable[metric].seen = seen.stable;
    }
    const { kind } = judge(tally, { share, ageMs: RULE.ageMs });
    if (kind !== 'wait') return { kind, visits: seen.canary };
  }
}

/** Returns the value that a part of `values` does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
