import type { Goal } from '../support/goals.ts';
import { median, ratio, relativeSpread } from '../support/statistics.ts';
import { p99, type SizeFigures } from './measure.ts';
import { KINDS, type Kind } from './questions.ts';

type Bounds = Partial<Record<Kind, number>>;

/** In scans of the whole table, by the number of products. */
const MOST_SCANS: Readonly<Record<number, Bounds>> = {
  100000: { unfiltered: 8, filtered: 8, technical: 8, text: 8, misspelt: 4, suggestions: 0.1 },
  1000000: { unfiltered: 8, filtered: 8, technical: 8 },
};
const MOST_GROWTH = 10;
/** Of the slowest suggestions, from a tenth of the products on: what is typed waits for them. */
const MOST_GROWTH_OF_SUGGESTIONS = 2;
const LARGEST = 1_000_000;

const spreadOf = ({ scan, scanAgain }: SizeFigures) => relativeSpread(scan, scanAgain);

function scanGoals(size: SizeFigures): Goal[] {
  const bounds = MOST_SCANS[size.products] ?? {};
  return (Object.entries(bounds) as [Kind, number][]).map(([kind, bound]) => {
    const value = ratio(size.rounds[kind], size.scan).median;
    return {
      name: `${KINDS[kind]}, ${size.products} products: scans of the table`,
      value,
      bound,
      spread: value * spreadOf(size),
    };
  });
}

function growthGoals(smaller: SizeFigures, larger: SizeFigures): Goal[] {
  const spread = Math.max(spreadOf(smaller), spreadOf(larger));
  const from = `growth from ${smaller.products} to ${larger.products} products`;
  const growths = (Object.keys(KINDS) as Kind[]).map((kind) => {
    const value = median(larger.rounds[kind]) / median(smaller.rounds[kind]);
    return { name: `${KINDS[kind]}: ${from}`, value, bound: MOST_GROWTH, spread: value * spread };
  });
  if (larger.products < LARGEST) return growths;
  const value = p99(larger.all.suggestions) / p99(smaller.all.suggestions);
  const name = `${KINDS.suggestions}, p99: ${from}`;
  return [...growths, { name, value, bound: MOST_GROWTH_OF_SUGGESTIONS, spread: value * spread }];
}

/** Of the sizes that have goals, and of what became of each since the one before. */
export const catalogGoals = (sizes: SizeFigures[]): Goal[] =>
  sizes.flatMap((size, at) => {
    const before = sizes[at - 1];
    if (!MOST_SCANS[size.products]) return [];
    return [...scanGoals(size), ...(before ? growthGoals(before, size) : [])];
  });
