import { RegExpParser } from '@eslint-community/regexpp';
import { type Attack, attacksOn } from './attack-texts.ts';
import { createCounter } from './count-steps.ts';

/** The longer text repeats so often, and the shorter one a quarter of it. */
const MOST_REPEATED = 96;
/** Longer texts would make the counter's recursion too deep. */
const LONGEST = 900;
const TIMES = 4;
/** Linear growth takes 4 times the steps, quadratic growth 16 times. */
const MOST_GROWTH = 7;
/** Steps for each character that no search of the text takes less of; below it nothing is repeated. */
const FEW_STEPS = 3;
/** Steps for each character of the longer text that an expression with short bounds may take. */
const SOME_STEPS = 12;
/** Steps for each character of the shorter text that no expression may take: it grows exponentially. */
const MOST_STEPS = 1_000;

const parser = new RegExpParser({ ecmaVersion: 2025 });

const grown = ({ before, repeated, after }: Attack, times: number) =>
  before + repeated.repeat(times) + after;

/** Returns an input for which the steps of an expression grow faster than its length. */
export function findGrowth(source: string, flags: string): Attack | undefined {
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const count = createCounter(pattern, flags);
  return attacksOn(pattern, flags).find((attack) => {
    const most = Math.min(MOST_REPEATED, Math.floor(LONGEST / attack.repeated.length));
    const few = Math.max(1, Math.floor(most / TIMES));
    const shorter = grown(attack, few);
    const before = count(shorter, shorter.length * MOST_STEPS);
    if (before >= shorter.length * MOST_STEPS) return true;
    if (before <= shorter.length * FEW_STEPS) return false;
    const longer = grown(attack, few * TIMES);
    const limit = Math.max(before * MOST_GROWTH, longer.length * SOME_STEPS);
    return count(longer, limit) >= limit;
  });
}
