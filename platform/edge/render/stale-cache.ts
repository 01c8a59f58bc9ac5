import { createAdmittedCache } from './admitted-cache.ts';

/** Makes a value; `previous` is the one that it replaces. */
type Maker<Value> = (previous?: Value) => Promise<Value>;

interface CacheOptions<Value> {
  /** A value is served as it is until this age, in milliseconds. */
  freshMs: number;
  /** A value is served until this age while one making replaces it. */
  staleMs: number;
  /** A value is served until this age where none can be made. */
  lastMs: number;
  /** After a making that failed, the next one begins no sooner than this. */
  retryMs: number;
  maxEntries: number;
  /** How many bytes all values may take together, and how many one takes. */
  maxBytes: number;
  bytesOf: (value: Value) => number;
  /** So many versions of a value are kept at the moment. */
  versions: () => number;
  /** How often a key was asked for: what decides whether it is kept. */
  asked: (key: string) => number;
  now?: () => number;
}

interface Kept<Value> {
  value: Value;
  madeAt: number;
}

interface Entry<Value> {
  /** The newest comes last. */
  versions: Map<string, Kept<Value>>;
  failed?: { version: string; at: number } | undefined;
}

/** A value for want of a better one. */
export interface LastGood<Value> {
  value: Value;
  ageMs: number;
  /** Whether it is of the version that was asked for. */
  sameVersion: boolean;
}

interface Found<Value> {
  /** To be served at once. */
  good?: Value;
  /** To be waited for where nothing is good; missing when a making failed a moment ago. */
  making?: Promise<Value>;
  /** To be served when that fails or takes too long. */
  last?: LastGood<Value>;
}

/**
 * Values by key and version: fresh for a while, then served stale while a single making refreshes them, then
 * only where none can be made. Concurrent misses share one making. A making that fails is not kept.
 */
export function createStaleCache<Value>(options: CacheOptions<Value>) {
  const { freshMs, staleMs, lastMs, retryMs, asked, bytesOf, now = Date.now } = options;
  const cache = createAdmittedCache<Entry<Value>>({
    max: options.maxEntries,
    maxBytes: options.maxBytes,
    bytesOf: ({ versions }) =>
      [...versions.values()].reduce((sum, { value }) => sum + bytesOf(value), 0),
    asked,
  });
  const makings = new Map<string, Promise<Value>>();

  function keep(key: string, version: string, value: Value): void {
    const versions = new Map(cache.peek(key)?.versions);
    versions.delete(version);
    versions.set(version, { value, madeAt: now() });
    for (const old of [...versions.keys()].slice(0, -options.versions())) versions.delete(old);
    // Another entry, so that its bytes are counted anew.
    cache.set(key, { versions });
  }

  function begin(key: string, version: string, make: Maker<Value>): Promise<Value> {
    const id = `${version} ${key}`;
    const running = makings.get(id);
    if (running) return running;
    const making = make(cache.peek(key)?.versions.get(version)?.value)
      .then(
        (value) => {
          keep(key, version, value);
          return value;
        },
        (error: unknown) => {
          const entry = cache.peek(key);
          if (entry) entry.failed = { version, at: now() };
          throw error;
        },
      )
      .finally(() => makings.delete(id));
    // The client that asked may have left.
    making.catch(() => undefined);
    makings.set(id, making);
    return making;
  }

  function lastGood(entry: Entry<Value> | undefined, version: string): LastGood<Value> | undefined {
    const newest = [...(entry?.versions ?? [])].reverse();
    const [name, kept] = newest.find(([own]) => own === version) ?? newest[0] ?? [];
    if (!kept) return undefined;
    const ageMs = now() - kept.madeAt;
    return ageMs <= lastMs
      ? { value: kept.value, ageMs, sameVersion: name === version }
      : undefined;
  }

  return {
    /** What there is to serve for a key; `make` begins unless the value is fresh or failed a moment ago. */
    look(key: string, version: string, make: Maker<Value>): Found<Value> {
      const entry = cache.get(key);
      const kept = entry?.versions.get(version);
      const ageMs = kept ? now() - kept.madeAt : Number.POSITIVE_INFINITY;
      if (kept && ageMs <= freshMs) return { good: kept.value };
      const failing = entry?.failed?.version === version && now() - entry.failed.at < retryMs;
      const last = lastGood(entry, version);
      const making = failing && last ? undefined : begin(key, version, make);
      if (kept && ageMs <= staleMs) return { good: kept.value };
      return { ...(making && { making }), ...(last && { last }) };
    },
    /** The value of a key when it may be served at once; makes nothing. */
    peek(key: string, version: string): Value | undefined {
      const kept = cache.peek(key)?.versions.get(version);
      return kept && now() - kept.madeAt <= staleMs ? kept.value : undefined;
    },
    get size(): number {
      return cache.size;
    },
    get bytes(): number {
      return cache.bytes;
    },
  };
}
