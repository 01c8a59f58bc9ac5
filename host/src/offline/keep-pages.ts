import { SERVICE_WORKER } from '@evmandi/contract/platform/offline';
import type { RouteHandle } from '@evmandi/contract/platform/render';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import type { createRouter } from '../router/create-router.ts';
import { OfflineLine } from './offline-line.tsx';
import { OfflinePage } from './offline-page.tsx';
import { provideOfflineParts } from './offline-parts.ts';

type Router = Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>;

/** A page that is left at once was not read. */
const SEEN_MS = 1_500;

/** Calls `seen` with each page that is looked at. */
function watchSeen(router: Router, seen: (pathname: string, search: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (router.state.navigation.state !== 'idle') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { pathname, search } = router.state.location;
      seen(pathname, search);
    }, SEEN_MS);
  };
  router.subscribe(look);
  look();
}

/** Tells the worker of each page that is seen, where it is the same for every visitor. */
function tellSeen(registry: RemoteRegistry, router: Router): void {
  let told = '';
  watchSeen(router, async (pathname, search) => {
    const { access, render } = registry.owner(pathname)?.route ?? {};
    const address = pathname + search;
    if (address === told || access !== 'public' || render !== 'full' || !navigator.onLine) return;
    told = address;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ seen: address });
  });
}

/** Has this browser keep what it shows, for when it has no network. */
export function keepPages(registry: RemoteRegistry, router: Router): void {
  provideOfflineParts({ Line: OfflineLine, Page: OfflinePage });
  // What a screen says of an address that it could not read has to be here before the network goes.
  watchSeen(router, (pathname) => {
    const { ahead } = (registry.route(pathname)?.own?.handle ?? {}) as RouteHandle;
    ahead?.().catch(() => undefined);
  });
  // Neither is there on an address without https.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' }).then(
    () => tellSeen(registry, router),
    // Where it cannot be had, pages are not kept: nothing else depends on it.
    () => undefined,
  );
}
