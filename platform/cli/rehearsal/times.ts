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

const isSlower = (live: number, next: number) =>
  next > live * (1 + SLOWER_SHARE) && next - live > SLOWER_MS;

/** Whether what is new takes longer than live by more than the stated share. */
export function judgeTimes(timed: readonly Timed[]): Verdict {
  const of = (which: 'live' | 'next') => timed.flatMap((one) => one[which]);
  const [live, next, count] = [p95(of('live')), p95(of('next')), of('next').length];
  const slower = count >= ENOUGH && isSlower(live, next);
  return { live, next, count, slower };
}

/** So often a screen is rendered, however few of the addresses are its own. */
export const ENOUGH_OF_A_SCREEN = 9;

/** A screen that takes longer than live; `live` and `next` are the middles of its times. */
export interface SlowScreen {
  screen: string;
  addresses: string[];
  live: number;
  next: number;
  count: number;
}

/**
 * Screens whose middle has moved beyond the same bounds: of one that few ask for, the 95th percentile of all addresses
 * says nothing.
 */
export function slowScreens(
  timed: readonly Timed[],
  screenOf: (address: string) => string,
): SlowScreen[] {
  const screens = new Map<string, Timed[]>();
  for (const one of timed) {
    const screen = screenOf(one.address);
    screens.set(screen, [...(screens.get(screen) ?? []), one]);
  }
  return [...screens].flatMap(([screen, own]) => {
    const [live, next] = [own.flatMap((one) => one.live), own.flatMap((one) => one.next)];
    if (next.length < ENOUGH_OF_A_SCREEN || !isSlower(median(live), median(next))) return [];
    const count = next.length;
    return { screen, addresses: slowest(own), live: median(live), next: median(next), count };
  });
}

/** The addresses that have lost most. */
export const slowest = (timed: readonly Timed[]): string[] =>
  [...timed]
    .map(({ address, live, next }) => ({ address, lost: median(next) - median(live) }))
    .sort((a, b) => b.lost - a.lost)
    .map(({ address }) => address);
