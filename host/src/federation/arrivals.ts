import { addresses, addressOf } from './addresses.ts';

/** A file that has not arrived by then is given up. */
export const ARRIVAL_LIMIT_MS = 8_000;

/** How often each file was asked for again. */
const attempts = new Map<string, number>();
const missing = new Set<string>();
const refreshing = new Map<string, Promise<void>>();
const asking = new Map<string, { app: string; arrived: Promise<void>; giveUp: AbortController }>();

/** Returns the own address of a file that was asked for at another one, too. */
export function fileOf(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname;
}

async function replaceCopy(file: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(ARRIVAL_LIMIT_MS);
    // Read to its end, also when the page is left: the cache keeps nothing that is cut off.
    const answer = await fetch(file, { cache: 'reload', keepalive: true, signal });
    await answer.arrayBuffer();
  } catch {
    // It is replaced when the file is there again.
  }
}

/** Replaces the copy that the browser keeps of a file, so that the next page does not meet a bad one. */
export function refresh(file: string): void {
  const before = refreshing.get(file) ?? Promise.resolve();
  refreshing.set(
    file,
    before.then(() => replaceCopy(file)),
  );
}

/** From now on the file is asked for at an address that neither cache nor page knows. */
export function askElsewhere(file: string): void {
  const attempt = (attempts.get(file) ?? 0) + 1;
  attempts.set(file, attempt);
  addresses.set(file, `${file}?retry=${attempt}`);
  missing.add(file);
}

/** True of a file that has failed and has not come since: ask for its `arrival` first. */
export const isMissing = (file: string): boolean => missing.has(file);

async function fetchAgain(file: string, { signal }: AbortController): Promise<void> {
  const request = addressOf(file);
  try {
    // What it holds is checked where it is used.
    const answer = await fetch(request, { signal });
    if (!answer.ok) throw new Error(`${request} answered ${answer.status}`);
    await answer.arrayBuffer();
  } catch (cause) {
    const type = signal.aborted ? 'timeout' : 'error';
    const error = new Error(`${request} did not arrive`, { cause });
    throw Object.assign(error, { name: 'ChunkLoadError', type, request });
  }
  missing.delete(file);
  refresh(file);
}

/**
 * Brings a file of an app into the browser's cache, for the script or sheet that asks for it then. A request of
 * those cannot be ended: if it hangs, it keeps one of the six connections to a host that browsers have over
 * HTTP/1.1. Rejects as the bundler does.
 */
export function arrival(file: string, app: string): Promise<void> {
  const known = asking.get(file);
  if (known) return known.arrived;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), ARRIVAL_LIMIT_MS);
  const arrived = fetchAgain(file, giveUp).finally(() => {
    clearTimeout(timer);
    asking.delete(file);
  });
  asking.set(file, { app, arrived, giveUp });
  return arrived;
}

/** Ends the requests for files of an app or, with an empty name, of all. */
export function giveUpArrivals(app: string): void {
  for (const asked of asking.values()) {
    if (!app || asked.app === app) asked.giveUp.abort();
  }
}
