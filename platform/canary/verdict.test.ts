import { quantile, type Rates, seeded, simulate, USUAL } from '../testing/simulated-canaries.ts';
import { evidenceAt } from './evidence.ts';
import { addVisit, emptyTally, METRICS, type Metric, sumOf } from './tally.ts';
import { judge, RULE } from './verdict.ts';

/** Simulated canaries are many in `npm run test:full` only: the limits are computed exactly below. */
const FULL = Boolean(process.env.EVMANDI_FULL);
const HEALTHY = FULL ? 1_000 : 30;
const HARMFUL = FULL ? 100 : 25;
const SHARES = [0.05, 0.2, 0.5];
const OLD_ENOUGH = RULE.ageMs;

/** `many` canaries one after the other; the same each time. */
function run(many: number, share: number, rates: Rates) {
  const random = seeded(2);
  return Array.from({ length: many }, () => simulate({ share, rates, random }));
}

/** Visits with nothing bad in them but what is named. */
function tallyOf(canary: number, stable: number, bad: { metric: Metric; canary: number }) {
  const tally = emptyTally();
  const good = { errors: false, lcp: false, inp: false, cls: false };
  for (let visit = 0; visit < canary; visit += 1) {
    addVisit(tally, 'canary', { ...good, [bad.metric]: visit < bad.canary });
  }
  for (let visit = 0; visit < stable; visit += 1) addVisit(tally, 'stable', good);
  return tally;
}

test('healthy canaries: at most the stated share is taken back, all others are promoted', () => {
  const outcomes = SHARES.flatMap((share) => run(Math.ceil(HEALTHY / 3), share, USUAL));
  const alarms = outcomes.filter(({ kind }) => kind === 'take-back').length;
  expect(outcomes.length).toBeGreaterThanOrEqual(HEALTHY);
  expect(alarms).toBeLessThanOrEqual(outcomes.length * RULE.falseAlarms);
});

/** The next bad visit is the canary's with this probability when its visits are bad `ratio` times as often. */
function probabilityOfCanary(share: number, ratio: number): number {
  return (ratio * share) / (ratio * share + 1 - share);
}

// Ville: evidence that starts at 1 and is not expected to grow reaches n in one of n canaries at most.
test.each(SHARES.flatMap((share) => [1, 1.1].map((ratio) => ({ share, ratio }))))(
  'evidence at $share: visits that are bad $ratio times as often, evidence is not expected to grow',
  ({ share, ratio }) => {
    const evidence = evidenceAt(share);
    const probability = probabilityOfCanary(share, ratio);
    const growing: string[] = [];
    for (let canary = 0; canary < 30; canary += 1) {
      for (let stable = 0; stable < 60; stable += 1) {
        const expected =
          probability * evidence({ canary: canary + 1, stable }) +
          (1 - probability) * evidence({ canary, stable: stable + 1 });
        const now = evidence({ canary, stable });
        if (expected > now * (1 + 1e-9)) growing.push(`${canary} and ${stable}`);
      }
    }
    expect(growing).toEqual([]);
  },
);

test.each(METRICS)(
  '%s: taken back only where the evidence reaches its part of the rule',
  (metric) => {
    const [visits, share] = [40, 0.2];
    const verdicts = Array.from({ length: visits }, (_, bad) => {
      const tally = tallyOf(visits, 4 * visits, { metric, canary: bad });
      return judge(tally, { share, ageMs: 0 }).kind === 'take-back';
    });
    const evidence = evidenceAt(share);
    const limit = METRICS.length / RULE.falseAlarms;
    expect(verdicts).toContain(true);
    expect(verdicts).toEqual(
      verdicts.map((_, bad) => evidence({ canary: bad, stable: 0 }) >= limit),
    );
  },
);

const HARMS = {
  errors: { ...USUAL, errors: USUAL.errors + 0.02 },
  slow: { ...USUAL, lcp: 2 * USUAL.lcp },
  broken: { ...USUAL, errors: 1 },
};

// Decision 81 states these.
test.each([
  ['two points more errors', 0.05, HARMS.errors, 800, 1_800],
  ['two points more errors', 0.2, HARMS.errors, 900, 2_000],
  ['two points more errors', 0.5, HARMS.errors, 1_700, 3_000],
  ['a first view twice as often slow', 0.05, HARMS.slow, 300, 600],
  ['a first view twice as often slow', 0.2, HARMS.slow, 320, 700],
  ['a first view twice as often slow', 0.5, HARMS.slow, 600, 1_200],
  ['an error in every visit', 0.05, HARMS.broken, 4, 6],
  ['an error in every visit', 0.5, HARMS.broken, 13, 18],
])('%s at %f: taken back within the stated number of visits', (_, share, rates, median, most) => {
  const outcomes = run(HARMFUL, share, rates);
  const visits = outcomes.map((outcome) => outcome.visits);
  expect(outcomes.filter(({ kind }) => kind === 'promote')).toEqual([]);
  expect(quantile(visits, 0.5)).toBeLessThanOrEqual(median);
  expect(quantile(visits, 0.95)).toBeLessThanOrEqual(most);
});

test('evidence grows with the canary’s part of what happens, and with nothing else', () => {
  const evidence = evidenceAt(0.05);
  expect(evidence({ canary: 0, stable: 0 })).toBeCloseTo(1);
  expect(evidence({ canary: 5, stable: 95 })).toBeLessThan(1);
  expect(evidence({ canary: 15, stable: 85 })).toBeGreaterThan(10);
});

test('the reason names what was seen on both sides', () => {
  const { kind, reason } = judge(tallyOf(40, 200, { metric: 'inp', canary: 20 }), {
    ...{ share: 0.2, ageMs: 0 },
  });
  expect(kind).toBe('take-back');
  expect(reason).toBe(
    'after 40 visits: slow answers to presses (INP) in 50.0 % of visits, 0.0 % beside it',
  );
});

test('a canary is not promoted before it is old enough, nor while something speaks against it', () => {
  const about = (ageMs: number) => ({ share: 0.2, ageMs });
  const [visits, beside] = [RULE.visits / 0.8, 4 * RULE.visits];
  const healthy = tallyOf(visits, beside, { metric: 'errors', canary: 0 });
  expect(judge(healthy, about(OLD_ENOUGH - 1)).kind).toBe('wait');
  expect(judge(healthy, about(OLD_ENOUGH)).kind).toBe('promote');
  const doubtful = tallyOf(visits, beside, { metric: 'errors', canary: 3 });
  expect(judge(doubtful, about(OLD_ENOUGH))).toMatchObject({
    kind: 'wait',
    reason: expect.stringContaining('not sure'),
  });
});

test('a canary beside a host that reports nothing is not judged', () => {
  const alone = tallyOf(100, 0, { metric: 'errors', canary: 50 });
  expect(judge(alone, { share: 0.2, ageMs: OLD_ENOUGH }).kind).toBe('wait');
});

test('what several edges counted adds up', () => {
  const one = tallyOf(2, 3, { metric: 'cls', canary: 1 });
  const sum = sumOf([one, one]);
  expect(sum.canary.cls).toEqual({ seen: 4, bad: 2 });
  expect(sum.stable.errors).toEqual({ seen: 6, bad: 0 });
});
