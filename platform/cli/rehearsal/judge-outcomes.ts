import type { Refusal } from '../checks/refusal.ts';
import type { Outcome } from './outcome.ts';
import { listed } from './report.ts';

/** One address as it is live, and with what is new. */
export interface Pair {
  address: string;
  live: Outcome;
  next: Outcome;
}

interface Kind {
  rule: string;
  /** Whether what is new is worse in this way. */
  isWorse: (pair: Pair) => boolean;
  words: (first: Pair) => string;
  remedy: string;
}

const SHOWN = 'npm run dev shows the page';
const ok = ({ status }: Outcome) => status > 0 && status < 400;

const KINDS: Kind[] = [
  {
    rule: 'rehearsal-error',
    isWorse: ({ live, next }) => next.fault !== undefined && live.fault === undefined,
    words: ({ next }) => `cannot be rendered any more: ${next.fault}`,
    remedy: `Mend the loader or the screen; ${SHOWN}.`,
  },
  {
    rule: 'rehearsal-status',
    isWorse: ({ live, next }) =>
      live.fault === undefined &&
      next.fault === undefined &&
      (live.status !== next.status || live.location !== next.location) &&
      // A page where there was none is what was wanted.
      !(ok(next) && !ok(live)),
    words: ({ live, next }) =>
      `answers ${next.status}${next.location ? ` to ${next.location}` : ''}, and live ${live.status}${live.location ? ` to ${live.location}` : ''}`,
    remedy: `Let these addresses answer as before; where that is wanted: --force "<why>".`,
  },
  {
    rule: 'rehearsal-empty',
    isWorse: ({ live, next }) =>
      next.empty && !live.empty && live.fault === undefined && next.fault === undefined,
    words: () => 'shows nothing in its main region, and live something',
    remedy: `Mend the screen; ${SHOWN}.`,
  },
];

/** What is worse than live, one refusal for each way. */
export function judgeOutcomes(pairs: readonly Pair[], title: string): Refusal[] {
  return KINDS.flatMap(({ rule, isWorse, words, remedy }) => {
    const worse = pairs.filter(isWorse);
    const [first] = worse;
    if (!first) return [];
    const addresses = worse.map(({ address }) => address);
    return { rule, place: `${title}, ${listed(addresses)}`, message: words(first), remedy };
  });
}
