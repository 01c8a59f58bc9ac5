import { addresses, addressOf } from './addresses.ts';
import { giveUpWaiting, redirectChunks } from './bundler.ts';
import type { PersistOptions } from './persist-options.ts';

/** A file that has not arrived by then is given up. */
export const ARRIVAL_LIMIT_MS = 8_000;

/** What the federation runtime keeps of a shared package. */
interface Share {
  lib?: unknown;
  loading?: unknown;
}
type Scopes = Record<string, Record<string, Record<string, Share>>>;
interface Federation {
  __INSTANCES__: { shareScopeMap: Scopes }[];
}

/** How often each file was asked for again, by its own address. */
const attempts = new Map<string, number>();
const refreshing = new Map<string, Promise<void>>();
const healed = new WeakSet<object>();

async function replaceCopy(address: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(ARRIVAL_LIMIT_MS);
    // Read to its end, also when the page is left: the cache keeps nothing that is cut off.
    const answer = await fetch(address, { cache: 'reload', keepalive: true, signal });
    await answer.arrayBuffer();
  } catch {
    // It is replaced when the file is there again.
  }
}

/** Replaces the copy that the browser keeps of a file, so that the next page does not meet a bad one. */
export function refresh(address: string): void {
  const before = refreshing.get(address) ?? Promise.resolve();
  refreshing.set(
    address,
    before.then(() => replaceCopy(address)),
  );
}

/** From now on the file is asked for at an address that neither cache nor page knows. */
export function askElsewhere(failed: string): void {
  const { origin, pathname } = new URL(failed, location.href);
  const address = origin + pathname;
  const attempt = (attempts.get(address) ?? 0) + 1;
  attempts.set(address, attempt);
  addresses.set(address, `${address}?retry=${attempt}`);
  refresh(address);
}

/** The federation runtime keeps a share that could not be loaded as one that is being loaded, for ever. */
function forgetFailedShares(): void {
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: Federation };
  for (const { shareScopeMap } of federation?.__INSTANCES__ ?? []) {
    const shares = Object.values(shareScopeMap)
      .flatMap((scope) => Object.values(scope))
      .flatMap((versions) => Object.values(versions));
    for (const share of shares) {
      if (!share.lib) share.loading = null;
    }
  }
}

/** Addresses of what an error is about, as bundler and federation runtime tell of it. */
function failedAddresses(
  error: unknown,
  { remote, what = '' }: Partial<PersistOptions>,
): Set<string> {
  const [app = ''] = what.split('/');
  const { request, name } = Object(error) as { request?: unknown; name?: unknown };
  const failed = typeof request === 'string' ? [request] : [];
  const entry = remote && new URL(remote.entry, location.href).href;
  if (name === 'CodeUnavailableError') failed.push(...giveUpWaiting(remote?.name ?? app, entry));
  // An entry that was evaluated must not be again: its modules would exist twice.
  if (entry && !Reflect.get(globalThis, remote.name)) failed.push(entry);
  return new Set(failed.map((address) => address.replace(/\?.*/, '')));
}

/**
 * Forgets a failure: what it was about is asked for at another address, and the browser's copy at its own is
 * replaced. Of code that is there nothing is loaded again. An error is healed once.
 */
export function heal(error: unknown, options: Partial<PersistOptions> = {}): void {
  const key = Object(error) as object;
  if (healed.has(key)) return;
  healed.add(key);
  forgetFailedShares();
  for (const address of failedAddresses(error, options)) askElsewhere(address);
  redirectChunks(addressOf);
}

/** What could not be had and has not come since. */
const missing = new Set<string>();

/** Call when code has come: where it had failed, what is sent now is good, and copies of it are replaced. */
export function settle(what: string): void {
  if (!missing.delete(what)) return;
  for (const address of attempts.keys()) refresh(address);
}

function tooLate(what: string): Error {
  const error = new Error(`${what} did not arrive in time`);
  error.name = 'CodeUnavailableError';
  return error;
}

/** Scripts and styles of a module fail one after the other. */
const REPEATS = 2;

/** Goes on where `persist` has failed with `error`, or without one waited till its limit, of `performance.now`. */
export async function repeat<T>(
  load: () => Promise<T>,
  options: PersistOptions,
  { error: first, limit }: { error: unknown; limit: number },
): Promise<T> {
  const { what } = options;
  missing.add(what);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(tooLate(what)), limit - performance.now());
  });
  let error: unknown = first ?? tooLate(what);
  late.catch(() => {});
  for (let attempt = 0; attempt < REPEATS && performance.now() < limit; attempt += 1) {
    heal(error, options);
    try {
      const loaded = await Promise.race([load(), late]);
      settle(what);
      return loaded;
    } catch (next) {
      error = next;
    }
  }
  heal(error, options);
  throw error;
}
