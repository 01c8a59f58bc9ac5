import { httpClient } from '@evmandi/runtime';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';

/** A pointer that only passes over a link asks for nothing. */
const INTENT_MS = 60;

function linkedUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  const here = url.pathname === location.pathname && url.search === location.search;
  return url.origin === location.origin && !here ? url : undefined;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/**
 * Brings what the screen behind an address needs: the remote, the lazy component, the layout, and the data of
 * screens that are the same for every visitor. Never rejects.
 */
export async function preload(registry: RemoteRegistry, url: URL): Promise<void> {
  const route = registry.route(url.pathname);
  // What failed is tried again by a press, not by a pointer passing over a link.
  if (!route || route.screen.state.status === 'failed') return;
  const { access, render } = route.declared;
  const withData = access === 'public' && render === 'full' && !savesData();
  // Another state of the screen that stands: its code is there.
  if (!withData && url.pathname === location.pathname) return;
  if (!route.layout?.failure) void route.layout?.arrive();
  try {
    const code = route.screen.load();
    code.catch(() => {});
    const own = await route.find();
    // Beside the loader's own code.
    const client = own.loader ? httpClient() : undefined;
    client?.catch(() => {});
    if (withData) registry.prefetch(own, url, registry.owner(url.pathname)?.params ?? {});
    // The client of a loader that is not run ahead comes ahead nevertheless.
    await Promise.all([client, code]);
  } catch {
    // The navigation itself will show what failed.
  }
}

/**
 * Preloads when a link is pointed at, focused or pressed, and calls `onIntent` then, unless it leads to another state
 * of the same path, as the rows of a list do: such a press is answered sooner. Returns a function that stops it.
 */
export function preloadOnIntent(registry: RemoteRegistry, onIntent?: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const bring = (url: URL) => {
    if (url.pathname !== location.pathname) onIntent?.();
    void preload(registry, url);
  };
  const soon = ({ target }: Event) => {
    clearTimeout(timer);
    const url = linkedUrl(target);
    if (url) timer = setTimeout(bring, INTENT_MS, url);
  };
  // Before the click that may follow in the same moment.
  const now = ({ target }: Event) => {
    clearTimeout(timer);
    const url = linkedUrl(target);
    if (url) bring(url);
  };
  // A press moves the focus, too: what it asked for already must not be asked for again.
  const byKeyboard = ({ target }: Event) =>
    target instanceof Element && target.matches(':focus-visible');
  const focused = (event: Event) => byKeyboard(event) && soon(event);
  const listeners = { pointerover: soon, focusin: focused, pointerdown: now };
  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener, { passive: true });
  }
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of Object.entries(listeners)) {
      document.removeEventListener(name, listener);
    }
  };
}
