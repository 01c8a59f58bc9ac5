import type { Random } from '../random.ts';

/** Of what is missing to five stars, how much those with one, two, three and four take: people who write are pleased or cross. */
const SHARES = [0.36, 0.15, 0.17, 0.32] as const;

/**
 * That many ratings from 1 to 5 whose average is as near to `average` as whole numbers allow, spread like real
 * ones: most give five, and more give one than two.
 */
export function ratingsAround(average: number, count: number, random: Random): number[] {
  if (count === 0) return [];
  const wanted = Math.round(average * count);
  const missing = 5 - average;
  const counts = SHARES.map((share, index) => {
    const expected = (count * missing * share) / (4 - index);
    return Math.floor(expected + random.next());
  });
  const low = counts.flatMap((number, index) => Array<number>(number).fill(index + 1));
  const ratings = [
    ...low.slice(0, count),
    ...Array<number>(Math.max(0, count - low.length)).fill(5),
  ];
  let left = wanted - ratings.reduce((sum, rating) => sum + rating, 0);
  // The rest by the fours and fives first, so that the shares of the others stay.
  for (let index = count - 1; left !== 0; index = (index + count - 1) % count) {
    const step = Math.sign(left);
    const changed = (ratings[index] ?? 0) + step;
    if (changed < 1 || changed > 5) continue;
    ratings[index] = changed;
    left -= step;
  }
  for (let index = count - 1; index > 0; index -= 1) {
    const other = random.whole(0, index);
    [ratings[index], ratings[other]] = [ratings[other] as number, ratings[index] as number];
  }
  return ratings;
}

/** That many ratings, each drawn for itself: the average of a few may be anything from 1 to 5. */
export const starsAbout = (average: number, count: number, random: Random): number[] =>
  Array.from({ length: count }, () => {
    let chance = random.next();
    for (const [index, share] of SHARES.entries()) {
      chance -= ((5 - average) * share) / (4 - index);
      if (chance < 0) return index + 1;
    }
    return 5;
  });
