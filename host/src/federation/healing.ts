import { addressOf } from './addresses.ts';
import { arrival, askElsewhere, fileOf, giveUpArrivals, isMissing, refresh } from './arrivals.ts';
import { giveUpWaiting, redirectChunks } from './bundler.ts';
import type { PersistOptions } from './persist-options.ts';

/** What the federation runtime keeps of a shared package. */
interface Share {
  lib?: unknown;
  loading?: unknown;
}
type Scopes = Record<string, Record<string, Record<string, Share>>>;
interface Federation {
  __INSTANCES__: { shareScopeMap: Scopes }[];
}

/** Name of the error of code that did not arrive within its limit. */
const TOO_LATE = 'CodeUnavailableError';

const healed = new WeakSet<object>();

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

/** The remote's entry. One that was evaluated must not be again: its modules would exist twice. */
function entryToCome({ remote }: Partial<PersistOptions>): string | undefined {
  return remote && !Reflect.get(globalThis, remote.name) ? fileOf(remote.entry) : undefined;
}

/** Files that an error is about, as bundler and federation runtime tell of it; `hung` gave no answer at all. */
function failedFiles(error: unknown, options: Partial<PersistOptions>) {
  const { remote, what = '' } = options;
  const [app = ''] = what.split('/');
  const { request, name, type } = Object(error) as Record<string, unknown>;
  const failed = typeof request === 'string' ? [fileOf(request)] : [];
  const entry = entryToCome(options);
  let hung = type === 'timeout' ? failed : [];
  if (name === TOO_LATE) {
    const of = remote?.name ?? app;
    hung = giveUpWaiting(of, remote && fileOf(remote.entry)).map(fileOf);
    giveUpArrivals(of);
  }
  return { failed: new Set([...failed, ...hung, ...(entry ? [entry] : [])]), hung };
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
  const { failed, hung } = failedFiles(error, options);
  for (const file of failed) {
    askElsewhere(file);
    // Of what hangs there is no bad copy, and its request would hang as well.
    if (!hung.includes(file)) refresh(file);
  }
  redirectChunks(addressOf);
}

function tooLate(what: string): Error {
  const error = new Error(`${what} did not arrive in time`);
  error.name = TOO_LATE;
  return error;
}

/** Scripts and styles of a module fail one after the other. */
const ATTEMPTS = 3;

/**
 * `persist` on a page where something has failed; `failure` is that of a first attempt, without an error where
 * that waited in vain. Rejects at `limit`, of `performance.now`.
 */
export async function insist<T>(
  load: () => Promise<T>,
  options: PersistOptions,
  limit: number,
  failure?: { error: unknown },
): Promise<T> {
  const { what, remote } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => {
      over = true;
      reject(tooLate(what));
    };
    timer = setTimeout(giveUp, limit - performance.now());
  });
  const attempt = async () => {
    const entry = entryToCome(options);
    if (remote && entry && isMissing(entry)) await arrival(entry, remote.name);
    return load();
  };
  try {
    if (failure) heal(failure.error ?? tooLate(what), options);
    for (let left = failure ? ATTEMPTS - 1 : ATTEMPTS; ; left -= 1) {
      try {
        return await Promise.race([late, attempt()]);
      } catch (error) {
        heal(error, options);
        if (over || left === 1) throw error;
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
