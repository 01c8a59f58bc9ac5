/** How long renders of one address took. */
export interface Timed {
  address: string;
  live: number[];
  next: number[];
}

/**
 * So much longer than live, in share and in milliseconds, is refused: both are rendered in turns, so that what else the
 * machine does meanwhile falls on both. A screen that asks for one thing after another what it asked for at once, or
 * draws its list twice, is beyond it.
 */
export const SLOWER_SHARE = 0.5;
export const SLOWER_MS = 20;
/** Fewer than these say nothing of a 95th percentile. */
const ENOUGH = 60;

/** The 95th percentile, by nearest rank. */
export function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0;
}

const median = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

export interface Verdict {
  live: number;
  next: number;
  count: number;
  slower: boolean;
}

/** Whether what is new takes longer than live by more than the stated share. */
export function judgeTimes(timed: readonly Timed[]): Verdict {
  const of = (which: 'live' | 'next') => timed.flatMap((one) => one[which]);
  const [live, next, count] = [p95(of('live')), p95(of('next')), of('next').length];
  const slower = count >= ENOUGH && next > live * (1 + SLOWER_SHARE) && next - live > SLOWER_MS;
  return { live, next, count, slower };
}

/** The addresses that have lost most. */
export const slowest = (timed: readonly Timed[]): string[] =>
  [...timed]
    .map(({ address, live, next }) => ({ address, lost: median(next) - median(live) }))
    .sort((a, b) => b.lost - a.lost)
    .map(({ address }) => address);
