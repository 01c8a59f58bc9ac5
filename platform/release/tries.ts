import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const MOST_TRIES = 30;
const MOST_ADDRESSES = 10_000;
const LOGGED_MS = 60 * 60_000;
/** Entries of an hour for calls of strangers, from wherever they come. */
const MOST_LOGGED = 100;

/** Of one network these are logged one by one. */
const SINGLE = 10;

const isPowerOfTwo = (count: number) => (count & (count - 1)) === 0;

/** Calls with no token, or a wrong one, by the network that they come from. */
export function createTries(now: () => number = () => Date.now()) {
  const tries = new LRUCache<string, { since: number; count: number }>({ max: MOST_ADDRESSES });
  const refused = new LRUCache<string, { since: number; count: number }>({ max: MOST_ADDRESSES });
  let hour = { since: 0, logged: 0, kept: 0 };

  function add(counts: typeof tries, network: string, windowMs: number): number {
    const known = counts.get(network);
    const current = known && now() - known.since < windowMs ? known : { since: now(), count: 0 };
    const count = current.count + 1;
    counts.set(network, { since: current.since, count });
    return count;
  }

  return {
    /** Counts one more; false from so many a minute on. */
    count: (network: string): boolean => add(tries, network, WINDOW_MS) <= MOST_TRIES,

    /**
     * How many refused calls the next entry of the log stands for; 0 where it gets none. Of those of a network within an
     * hour the first ten are logged, then those whose number is a power of two, and beyond 100 of an hour the same of all together.
     */
    entryFor(network: string): number {
      const count = add(refused, network, LOGGED_MS);
      if (count > SINGLE && !isPowerOfTwo(count)) return 0;
      if (now() - hour.since >= LOGGED_MS) hour = { since: now(), logged: 0, kept: 0 };
      if (hour.logged < MOST_LOGGED) {
        hour.logged += 1;
        return count > SINGLE ? count : 1;
      }
      hour.kept += 1;
      return isPowerOfTwo(hour.kept) ? hour.kept : 0;
    },
  };
}
