/** Weights of the newest value, as TCP has them for round trips (RFC 6298). */
const OF_MEAN = 1 / 8;
const OF_DEVIATION = 1 / 4;

/**
 * How long the next piece of work is likely to take, from those before: their moving mean and deviation. One that
 * takes longer than `mostMs` counts as that, so that it alone does not stand for those that follow.
 */
export function createExpectedTime(mostMs = Number.POSITIVE_INFINITY) {
  let mean: number | undefined;
  let deviation = 0;
  return {
    add(taken: number): void {
      const ms = Math.min(taken, mostMs);
      if (mean === undefined) {
        mean = ms;
        deviation = ms / 2;
        return;
      }
      deviation += (Math.abs(ms - mean) - deviation) * OF_DEVIATION;
      mean += (ms - mean) * OF_MEAN;
    },
    /** Milliseconds; 0 before anything is known. */
    get mean(): number {
      return mean ?? 0;
    },
    /** Milliseconds that most pieces stay below. */
    get most(): number {
      return this.mean + deviation;
    },
  };
}
