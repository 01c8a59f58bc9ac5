import { STORED_PAGE } from '@evmandi/contract/platform/offline';
import type { RouteHandle } from '@evmandi/contract/platform/render';
import { useCart } from '@evmandi/runtime';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import type { createRouter } from '../router/create-router.ts';
import { bringWorker } from './bring-worker.ts';
import { OfflineLine } from './offline-line.tsx';
import { OfflinePage } from './offline-page.tsx';
import { provideOfflineParts } from './offline-parts.ts';

type Router = Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe' | 'revalidate'>;

/** A network that is back does not always answer at once. */
const ATTEMPTS = 10;
const PAUSE_MS = 2_000;

const parts = () => ({ Line: OfflineLine, Page: OfflinePage });

const answers = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** A page that was kept is read anew once there is a network: what it says of prices and stock may be old. */
function renew(router: Router): void {
  const { dataset } = document.documentElement;
  if (!dataset[STORED_PAGE.mark]) return;
  let isReading = false;
  const read = async () => {
    if (isReading) return;
    isReading = true;
    for (let attempt = 0; attempt < ATTEMPTS && navigator.onLine; attempt += 1) {
      if (await answers()) {
        removeEventListener('online', read);
        await router.revalidate();
        delete dataset[STORED_PAGE.mark];
        // The line looks again of when the page is.
        provideOfflineParts(parts());
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    isReading = false;
  };
  addEventListener('online', read);
  // The network may have come back before this code.
  if (navigator.onLine) void read();
}

/** A page that is left at once was not read. */
const SEEN_MS = 1_500;

/** Several presses are one change of the cart. */
const CHANGED_MS = 350;

/** Calls `seen` with each page that is looked at, and again with one that is there when the network returns. */
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
  addEventListener('online', look);
  look();
}

/** Tells the worker of each page that is seen, where it is the same for every visitor. */
function tellSeen(registry: RemoteRegistry, router: Router): void {
  let told = '';
  // What was told as the network went may not have been kept.
  addEventListener('online', () => {
    told = '';
  });
  watchSeen(router, async (pathname, search) => {
    const { access, render } = registry.owner(pathname)?.route ?? {};
    const address = pathname + search;
    if (address === told || access !== 'public' || render !== 'full' || !navigator.onLine) return;
    told = address;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ seen: address });
  });
}

/** Has what the cart shows answered while there is a network: at once, when it changes, and when a network is back. */
function keepCart(registry: RemoteRegistry): void {
  let brought = '';
  const bring = async () => {
    const ids = useCart
      .getState()
      .lines.map(({ id }) => id)
      .join();
    if (ids === brought || !navigator.onLine) return;
    brought = ids;
    const entry = registry.menu('header-icons', null).find(({ badge }) => badge === 'cart');
    const own = entry && (await registry.route(entry.path)?.find());
    await (own?.handle as RouteHandle | undefined)?.ahead?.();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      bring().catch(() => {
        brought = '';
      });
    }, CHANGED_MS);
  };
  useCart.subscribe(later);
  addEventListener('online', () => {
    // What is under way may fail yet.
    brought = '';
    later();
  });
  later();
}

/** Has this browser keep what it shows, for when it has no network. */
export function keepPages(registry: RemoteRegistry, router: Router): void {
  provideOfflineParts(parts());
  renew(router);
  // What a screen says of an address that it could not read has to be here before the network goes.
  watchSeen(router, (pathname) => {
    const { ahead } = (registry.route(pathname)?.own?.handle ?? {}) as RouteHandle;
    ahead?.().catch(() => undefined);
  });
  // Neither is there on an address without https.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  // Where it cannot be had, pages are not kept: nothing else depends on it.
  tellSeen(registry, router);
  void bringWorker().then(() => keepCart(registry));
}
