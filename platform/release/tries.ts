import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const MOST_TRIES = 30;
const MOST_ADDRESSES = 10_000;

/** Calls with no token, or a wrong one, by the address that they come from. */
export function createTries(now: () => number = () => Date.now()) {
  const tries = new LRUCache<string, { since: number; count: number }>({ max: MOST_ADDRESSES });
  return {
    /** Counts one more; false from so many a minute on, which are not written down each. */
    count(address: string): boolean {
      const known = tries.get(address);
      const current = known && now() - known.since < WINDOW_MS ? known : { since: now(), count: 0 };
      const count = current.count + 1;
      tries.set(address, { since: current.since, count });
      return count <= MOST_TRIES;
    },
  };
}
