import { CallError } from './call-error.ts';

/** So many releases of one team may wait; a rehearsal takes a minute or two. */
const MOST_WAITING = 3;

/** A place in the queue. */
export interface Turn {
  /** Whether another release goes first. */
  waits: boolean;
  /** Resolves when it is this one's turn. */
  begins: Promise<void>;
  /** Lets the next one begin. */
  end: () => void;
}

/**
 * Lets one release run at a time, since two that run at once each take twice as long. Teams take turns, so a team waits
 * for one release of each other team at most.
 */
export function createTurns() {
  /** What waits, by team; the team whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let isRunning = false;

  function end(team: string): void {
    const others = waiting.get(team);
    if (others) {
      waiting.delete(team);
      waiting.set(team, others);
    }
    const [next] = waiting;
    if (!next) {
      isRunning = false;
      return;
    }
    const [nextTeam, [begin, ...later]] = next;
    if (later.length > 0) waiting.set(nextTeam, later);
    else waiting.delete(nextTeam);
    begin?.();
  }

  return {
    /** Joins the queue of a team. Throws a CallError when too many of its releases wait. */
    join(team: string): Turn {
      const turn = { end: () => end(team) };
      if (!isRunning) {
        isRunning = true;
        return { ...turn, waits: false, begins: Promise.resolve() };
      }
      const own = waiting.get(team) ?? [];
      if (own.length >= MOST_WAITING) {
        throw new CallError(
          409,
          `${MOST_WAITING} releases of ${team} wait already. Ship again when one of them has ended: what was uploaded is kept for a day.`,
        );
      }
      const begins = new Promise<void>((begin) => waiting.set(team, [...own, begin]));
      return { ...turn, waits: true, begins };
    },
  };
}
