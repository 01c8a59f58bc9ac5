import { addresses } from './addresses.ts';
import type { PersistOptions } from './persist-options.ts';

/** Entry, chunks and their share negotiation together. */
const LIMIT_MS = 12_000;

/** The code for failures. Where it cannot be had, the browser's copy of it is replaced, for the next attempt. */
export const healing = () =>
  import('./healing.ts').catch((error) => {
    void fetch(error.request, { cache: 'reload' }).catch(() => {});
    throw error;
  });

/**
 * Loads code, and asks again for what could not be had: at another address, since the browser keeps what it
 * got at the first, a preload that failed included. Rejects within `limitMs`, whatever the network does; the
 * next call starts afresh.
 */
export async function persist<T>(load: () => Promise<T>, options: PersistOptions): Promise<T> {
  const { limitMs = LIMIT_MS } = options;
  const limit = performance.now() + limitMs;
  if (addresses.size > 0) return (await healing()).insist(load, options, limit);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limitMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    return (await healing()).insist(load, options, limit, { error });
  } finally {
    clearTimeout(timer);
  }
}
