interface Entry<Value> {
  value: Value;
  madeAt: number;
  refreshing: boolean;
}

/** Makes a value; `previous` is the one that it replaces. */
type Maker<Value> = (previous?: Value) => Promise<Value>;

interface CacheOptions {
  /** Served without a thought until then. */
  freshMs: number;
  /** Served while one render refreshes it, until then. */
  staleMs: number;
  maxEntries: number;
  now?: () => number;
}

/**
 * Values by key: fresh for a while, then served stale while a single refresh runs; concurrent misses
 * share one making; the least recently used goes first. A making that fails is not kept.
 */
export function createPageCache<Value>({
  freshMs,
  staleMs,
  maxEntries,
  now = Date.now,
}: CacheOptions) {
  const entries = new Map<string, Entry<Value>>();
  const making = new Map<string, Promise<Value>>();

  function keep(key: string, value: Value) {
    entries.delete(key);
    entries.set(key, { value, madeAt: now(), refreshing: false });
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
  }

  function make(key: string, maker: Maker<Value>): Promise<Value> {
    const running = making.get(key);
    if (running) return running;
    const promise = maker(entries.get(key)?.value)
      .then((value) => {
        keep(key, value);
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  }

  return {
    /** The value of a key, at once when there is one that may be served; else `maker` makes it. */
    get(key: string, maker: Maker<Value>): Value | Promise<Value> {
      const entry = entries.get(key);
      const age = entry ? now() - entry.madeAt : Number.POSITIVE_INFINITY;
      if (!entry || age > staleMs) return make(key, maker);
      entries.delete(key);
      entries.set(key, entry);
      if (age > freshMs && !entry.refreshing) {
        entry.refreshing = true;
        make(key, maker).catch(() => {
          entry.refreshing = false;
        });
      }
      return entry.value;
    },
    get size() {
      return entries.size;
    },
  };
}
