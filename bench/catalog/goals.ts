import type { Goal } from '../support/goals.ts';
import { median, ratio, relativeSpread } from '../support/statistics.ts';
import type { SizeFigures } from './measure.ts';
import { KINDS, type Kind } from './questions.ts';

/** In scans of the whole table. */
const MOST_SCANS: Partial<Record<Kind, number>> = {
  unfiltered: 8,
  filtered: 8,
  text: 8,
  misspelt: 4,
  suggestions: 0.1,
};
const MOST_GROWTH = 10;

const spreadOf = ({ scan, scanAgain }: SizeFigures) => relativeSpread(scan, scanAgain);

function scanGoals(largest: SizeFigures): Goal[] {
  return (Object.entries(MOST_SCANS) as [Kind, number][]).map(([kind, bound]) => {
    const value = ratio(largest.rounds[kind], largest.scan).median;
    return {
      name: `${KINDS[kind]}, ${largest.products} products: scans of the table`,
      value,
      bound,
      spread: value * spreadOf(largest),
    };
  });
}

function growthGoals(smaller: SizeFigures, larger: SizeFigures): Goal[] {
  return (Object.keys(KINDS) as Kind[]).map((kind) => {
    const value = median(larger.rounds[kind]) / median(smaller.rounds[kind]);
    return {
      name: `${KINDS[kind]}: growth from ${smaller.products} to ${larger.products} products`,
      value,
      bound: MOST_GROWTH,
      spread: value * Math.max(spreadOf(smaller), spreadOf(larger)),
    };
  });
}

/** Of the largest size, and of what became of it since the one before. */
export function catalogGoals(sizes: SizeFigures[]): Goal[] {
  const [before, largest] = [sizes.at(-2), sizes.at(-1)];
  if (!largest) return [];
  return [...scanGoals(largest), ...(before ? growthGoals(before, largest) : [])];
}
