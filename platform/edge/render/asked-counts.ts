import { LRUCache } from 'lru-cache';

/** What is counted is of this period and of the one before: of the last half hour to hour. */
const PERIOD_MS = 30 * 60_000;
/** Far more than pages are kept, so that a page is known as asked for before it is kept. */
const MAX_ADDRESSES = 10_000;

interface Count {
  period: number;
  now: number;
  before: number;
}

/** Counts how often each address was asked for in the last hour; those asked for longest ago are forgotten. */
export function createAskedCounts(now: () => number = Date.now, maxAddresses = MAX_ADDRESSES) {
  const counts = new LRUCache<string, Count>({ max: maxAddresses });

  function current(count: Count | undefined): Count {
    const period = Math.floor(now() / PERIOD_MS);
    if (count?.period === period) return count;
    return { period, now: 0, before: count?.period === period - 1 ? count.now : 0 };
  }
  const sum = (count: Count | undefined) => {
    const { now, before } = current(count);
    return now + before;
  };

  return {
    note(address: string): void {
      const count = current(counts.get(address));
      count.now += 1;
      counts.set(address, count);
    },
    /** How often an address was asked for in the last hour. */
    of: (address: string): number => sum(counts.peek(address)),
    /** Addresses asked for in the last hour and how often, the most asked first. */
    all(): [address: string, count: number][] {
      return [...counts.entries()]
        .map(([address, count]): [string, number] => [address, sum(count)])
        .filter(([, asked]) => asked > 0)
        .sort(([, a], [, b]) => b - a);
    },
    /** The most asked addresses of the last hour, the most asked first. */
    most(limit: number): string[] {
      return this.all()
        .slice(0, limit)
        .map(([address]) => address);
    },
  };
}
