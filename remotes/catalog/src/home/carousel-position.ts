/** How far rows move (HOME-6, HOME-8). All lengths are in CSS pixels. */
const AUTO_STEP = 300;
const LOOP_TOLERANCE = 10;
const ARROW_SHARE = 0.9;
const ARROW_MINIMUM = 320;

export const BANNER_INTERVAL_MS = 5_000;
export const BIKES_INTERVAL_MS = 3_000;
export const SCOOTERS_INTERVAL_MS = 4_000;

/** A scrolling row as the browser measures it. */
export interface RowMeasure {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

const end = (row: RowMeasure) => Math.max(row.scrollWidth - row.clientWidth, 0);

/** Where the next automatic step goes: 300 px on, back to the start within 10 px of the end. */
export function autoTarget(row: RowMeasure): number {
  if (row.scrollLeft >= end(row) - LOOP_TOLERANCE) return 0;
  return Math.min(row.scrollLeft + AUTO_STEP, end(row));
}

/** Where an arrow goes: 90 % of the visible width, at least 320 px, never past an end. */
export function arrowTarget(row: RowMeasure, direction: 1 | -1): number {
  const step = Math.max(row.clientWidth * ARROW_SHARE, ARROW_MINIMUM);
  return Math.min(Math.max(row.scrollLeft + direction * step, 0), end(row));
}

/** The slide after this one, in a loop. */
export function nextSlide(current: number, count: number): number {
  return count === 0 ? 0 : (current + 1) % count;
}
