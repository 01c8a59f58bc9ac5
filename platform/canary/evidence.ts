/** A number in the visits of a canary, and in those beside it at the same time. */
export interface Split {
  canary: number;
  stable: number;
}

/** So many times as often is no harm: what is as good in truth is never far above it. */
const HARMLESS_RATIO = 1.1;
/** How many times as often a harm may happen; each is looked for with the same weight. */
const HARMFUL_RATIOS = [1.5, 2, 3, 5, 10, 30, 100];

/** How likely it is the canary's when something happens that its visits have `ratio` times as often. */
function ofCanary(share: number, ratio: number): number {
  const odds = (ratio * share) / (1 - share);
  return odds / (1 + odds);
}

/**
 * Returns what tells how strongly the events of both sides say that they happen more often in the canary: 1 says
 * nothing. Visitors are drawn for the canary with the probability `share`, so that as long as it does no harm each event
 * is one of the canary's with a known probability at most. The answer is the likelihood ratio against that, the mean of
 * several harms: an e-process. However often one looks, it ever reaches `n` in one of `n` harmless canaries at most
 * (Ville).
 */
export function evidenceAt(share: number): (events: Split) => number {
  const harmless = ofCanary(share, HARMLESS_RATIO);
  const steps = HARMFUL_RATIOS.map((ratio) => {
    const harmful = ofCanary(share, ratio);
    return {
      canary: Math.log(harmful / harmless),
      stable: Math.log((1 - harmful) / (1 - harmless)),
    };
  });
  return (events) => {
    const terms = steps.map((step) =>
      Math.exp(events.canary * step.canary + events.stable * step.stable),
    );
    return terms.reduce((sum, term) => sum + term, 0) / terms.length;
  };
}
