import { LRUCache } from 'lru-cache';

/** Share of the entries that is for what came last, however seldom it is asked for. */
const NEWCOMERS = 0.2;

interface Options<Value> {
  /** How many entries are kept; at least 5. */
  max: number;
  /** How many bytes all entries may take together, and how many one takes; a larger one is not kept. */
  maxBytes: number;
  bytesOf: (value: Value) => number;
  /** How often a key was asked for. */
  asked: (key: string) => number;
}

/**
 * A cache that a flood of keys asked for once cannot empty (W-TinyLFU): a new key is kept among the
 * newcomers, least recently used first out; leaving them, it takes the place of the least recently used of
 * the others only when it is asked for more often.
 */
export function createAdmittedCache<Value extends object>({
  max,
  maxBytes,
  bytesOf,
  asked,
}: Options<Value>) {
  const places = Math.round(max * NEWCOMERS);
  const bytes = Math.round(maxBytes * NEWCOMERS);
  const sizeCalculation = (value: Value) => Math.max(1, Math.round(bytesOf(value)));
  const admitted = new LRUCache<string, Value>({
    max: max - places,
    maxSize: maxBytes - bytes,
    sizeCalculation,
  });
  const newcomers = new LRUCache<string, Value>({
    max: places,
    maxSize: bytes,
    sizeCalculation,
    dispose: (value, key, reason) => {
      if (reason === 'evict') admit(key, value);
    },
  });

  function admit(key: string, value: Value): void {
    const [last] = admitted.rkeys();
    const full =
      admitted.size >= admitted.max ||
      admitted.calculatedSize + sizeCalculation(value) > admitted.maxSize;
    if (!full || last === undefined || asked(key) > asked(last)) admitted.set(key, value);
  }

  return {
    /** Counts as a use of the key. */
    get: (key: string): Value | undefined => admitted.get(key) ?? newcomers.get(key),
    peek: (key: string): Value | undefined => admitted.peek(key) ?? newcomers.peek(key),
    set(key: string, value: Value): void {
      if (admitted.has(key)) admitted.set(key, value);
      else newcomers.set(key, value);
    },
    get size(): number {
      return admitted.size + newcomers.size;
    },
    get bytes(): number {
      return admitted.calculatedSize + newcomers.calculatedSize;
    },
  };
}
