import { LRUCache } from 'lru-cache';

/** Makes a value; `previous` is the one that it replaces. */
type Maker<Value> = (previous?: Value) => Promise<Value>;

interface CacheOptions {
  /** A value is served as it is until this age. */
  freshMs: number;
  /** A value is served until this age while one making replaces it. */
  staleMs: number;
  maxEntries: number;
  now?: () => number;
}

/**
 * Values by key: fresh for a while, then served stale while a single making refreshes them; concurrent
 * misses share one making; the least recently used goes first. A making that fails is not kept.
 */
export function createStaleCache<Value extends object | string>(options: CacheOptions) {
  const { freshMs, staleMs, maxEntries, now = Date.now } = options;
  const cache = new LRUCache<string, Value, Maker<Value>>({
    max: maxEntries,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (_key, previous, { context: make }) => make(previous),
    // A failed refresh leaves the stale value; a key evicted while it is made still resolves.
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
  });

  return {
    /**
     * The value of a key, at once when there is one that may be served; else `make` makes it. Rejects
     * when that fails.
     */
    get(key: string, make: Maker<Value>): Promise<Value> {
      const allowStale = cache.getRemainingTTL(key) >= freshMs - staleMs;
      return cache.forceFetch(key, { context: make, allowStale });
    },
    get size() {
      return cache.size;
    },
  };
}
