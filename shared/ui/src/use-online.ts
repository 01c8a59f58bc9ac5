import { useSyncExternalStore } from 'react';

/** Answered by the site itself and by no worker, which has what it keeps. */
const PROBE = '/healthz';
const AGAIN_MS = 10_000;

let unreachable = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tell(now: boolean): void {
  if (unreachable === now) return;
  unreachable = now;
  for (const listener of listeners) listener();
}

async function look(): Promise<void> {
  clearTimeout(timer);
  tell(await isOffline());
  // No event tells when a site is back for a browser that is mistaken about its network, nor when one is gone whose
  // last answer was on its way as the network went.
  const unsure = unreachable || !navigator.onLine;
  if (unsure && listeners.size > 0) timer = setTimeout(() => void look(), AGAIN_MS);
}

const changed = () => void look();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    changed();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/**
 * Whether the browser says that it has no network and the site does not answer either: without a route to other
 * machines (a site on this one, some private networks) WebKit says so of a site that it reaches.
 */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  return fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => !navigator.onLine,
  );
}

/** False while there is no network, see `isOffline`; true on the server, and until it is known. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !unreachable,
    () => true,
  );
