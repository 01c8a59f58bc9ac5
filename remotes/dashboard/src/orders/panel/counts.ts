import type { LineQuantity } from '../changes/order-change.ts';

/** Reads a number of pieces as it is typed; NaN for what is no whole number. */
export const countOf = (text: string): number =>
  /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;

/** Whether so many of `most` pieces can be chosen. */
export const isCount = (count: number, most: number): boolean => count >= 0 && count <= most;

/** Whether each number that was typed can be chosen. */
export const areCounts = (
  chosen: readonly LineQuantity[],
  most: readonly LineQuantity[],
): boolean =>
  most.every(({ position, quantity }) =>
    isCount(chosen.find((one) => one.position === position)?.quantity ?? 0, quantity),
  );

export const WRONG_COUNT = 'Correct the number of pieces above: nothing is changed by itself';
