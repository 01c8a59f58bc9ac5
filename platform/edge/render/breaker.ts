/** Failures in a row after which a remote is left alone for a while. */
const MOST_FAILURES = 10;
/** Each costs a worker: this many within the window are enough. */
const MOST_HANGS = 2;
const HANG_WINDOW_MS = 30_000;
const OPEN_MS = 5_000;

/** How a render went: `hung` also stands for one that ended its worker otherwise. */
export type Outcome = 'done' | 'failed' | 'hung';

/** Leave to begin one render; what came of it goes to `record`. */
export interface Ticket {
  /** The one render that is tried while the breaker is half open. */
  probe: boolean;
}

/**
 * Opens after ten failures in a row, or two hangs within half a minute; five seconds later it lets a single
 * render through, whose outcome closes it or opens it anew. `now` is in milliseconds.
 */
export function createBreaker(now: () => number = () => performance.now()) {
  let failures = 0;
  let hangs: number[] = [];
  let openUntil: number | undefined;
  let probing = false;

  function open(): void {
    openUntil = now() + OPEN_MS;
    failures = 0;
    hangs = [];
  }

  function count(outcome: Outcome): void {
    if (outcome === 'done') {
      failures = 0;
      return;
    }
    failures += 1;
    if (outcome === 'hung') {
      hangs = [...hangs.filter((time) => now() - time < HANG_WINDOW_MS), now()];
    }
    if (failures >= MOST_FAILURES || hangs.length >= MOST_HANGS) open();
  }

  return {
    get state(): 'closed' | 'open' | 'half-open' {
      if (openUntil === undefined) return 'closed';
      return now() < openUntil ? 'open' : 'half-open';
    },
    /** Returns leave for one render, or `undefined` while there is none. */
    admit(): Ticket | undefined {
      if (openUntil === undefined) return { probe: false };
      if (now() < openUntil || probing) return undefined;
      probing = true;
      return { probe: true };
    },
    /** What was begun before the breaker opened says nothing about the time since. */
    record({ probe }: Ticket, outcome: Outcome): void {
      if (!probe) {
        if (openUntil === undefined) count(outcome);
        return;
      }
      probing = false;
      if (outcome === 'done') openUntil = undefined;
      else open();
    },
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
