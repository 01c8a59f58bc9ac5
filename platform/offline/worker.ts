import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ALWAYS, isNotOurs, MOST_PAGES, namesOf, SHELL } from './caches.ts';
import { keptProducts } from './kept-products.ts';
import type { Scope } from './scope.ts';
import { canStore, storedFile } from './stored-file.ts';
import { answerOf, filesOf, stored } from './stored-page.ts';

declare const self: Scope;
const { composition, origins } = self.OFFLINE;
const names = namesOf(composition);
const DAY_S = 86_400;

/** A page has some 40 files of its composition; those of the one before are there until others need their place. */
const files = new CacheFirst({
  cacheName: names.files,
  plugins: [
    {
      // A bad copy would be met for as long as it is kept (docs/decisions/0040).
      cacheWillUpdate: async ({ request, response }) =>
        response.ok && (await canStore(request.url, response)) ? response : null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ? storedFile(request.url, cachedResponse) : null,
    },
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * DAY_S }),
  ],
});

const pictures = new NetworkFirst({
  cacheName: names.pictures,
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_S })],
});

const pageOf = (copy: Response) => answerOf(copy, self.OFFLINE, self.location.origin);

/** Pages that are the same for every visitor, see `stored`. */
const pages = new NetworkFirst({
  cacheName: names.pages,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => stored(response, true),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? pageOf(cachedResponse) : null,
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES }),
  ],
});

/** What the API says is the same for everybody: the products of a cart, for one. Only for who has no network. */
const answers = new NetworkFirst({
  cacheName: names.answers,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.ok && /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
          ? response
          : null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        navigator.onLine ? null : cachedResponse,
      handlerDidError: async ({ request }) =>
        navigator.onLine ? undefined : keptProducts(request, await caches.open(names.answers)),
    },
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 7 * DAY_S }),
  ],
});

const isOwn = (url: URL) => url.origin === self.location.origin;
/**
 * Whether a request is for data, or for what runs under the policy of a page. The script of a worker brings its own
 * policy, and the browser fetches it: page code can write the stores, and WebKit refuses such an answer.
 */
const isOfPage = ({ destination }: Request) =>
  ['', 'script', 'style', 'font', 'image'].includes(destination);
const isPicture = ({ pathname }: URL) => pathname.startsWith('/api/pictures/');

registerRoute(({ request, url }) => request.mode === 'navigate' && isOwn(url), pages);
registerRoute(
  // The browser fetches again what is requested anew or at another address: the stored copy was wrong.
  ({ url, request }) =>
    isOwn(url) &&
    url.pathname.startsWith('/artifacts/') &&
    url.search === '' &&
    request.cache === 'default' &&
    isOfPage(request),
  files,
);
registerRoute(
  ({ url, request }) => origins.includes(url.origin) && isPicture(url) && isOfPage(request),
  pictures,
);
registerRoute(
  ({ url, request }) =>
    origins.includes(url.origin) &&
    url.pathname.startsWith('/api/') &&
    !isPicture(url) &&
    request.destination === '',
  answers,
);

// What stands in no store: the host says so, in an empty page of its own.
setCatchHandler(async ({ request }) => {
  const always = await caches.open(names.always);
  const url = new URL(request.url);
  // With other words behind the path it is another page: a list of quotes is no cart.
  const known = request.mode === 'navigate' && (await always.match(url.pathname + url.search));
  const shell = request.mode === 'navigate' && (await always.match(SHELL));
  const page = known || shell;
  return page ? pageOf(page) : Response.error();
});

const keepFiles = async (page: Response) => {
  const kept = await caches.open(names.files);
  const all = filesOf(await page.text()).map(async (file) => {
    const known = await kept.match(file);
    if (known && (await canStore(file, known))) return;
    const response = await fetch(file);
    if (response.ok && (await canStore(file, response))) await kept.put(file, response);
  });
  await Promise.allSettled(all);
};

async function keepAlways(address: string): Promise<void> {
  const page = stored(await fetch(address, { credentials: 'omit' }), false);
  const response = await page;
  if (!response) throw new Error(`${address} cannot be kept`);
  const always = await caches.open(names.always);
  await always.put(address, response.clone());
  await keepFiles(response);
}

async function install(): Promise<void> {
  // Page code can write stores of a composition before it is live.
  await Promise.all([names.pages, names.always, names.answers].map((name) => caches.delete(name)));
  const others = ALWAYS.map((address) => keepAlways(address).catch(() => {}));
  await Promise.all([keepAlways(SHELL), ...others]);
}

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(install());
});

/** Pages of another composition go: one that was taken back is never shown again. */
async function clearOthers(): Promise<void> {
  const old = (await caches.keys()).filter((name) => isNotOurs(name, composition));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clearOthers(), self.registration.navigationPreload?.enable()]));
});

/** A page that was seen without a navigation of the browser's: the first one, and all that the router showed. */
async function keepSeen(address: string, event: ExtendableMessageEventLike): Promise<void> {
  const url = new URL(address, self.location.origin);
  if (!isOwn(url)) return;
  const request = new Request(url, { credentials: 'omit', headers: { accept: 'text/html' } });
  const [response, done] = pages.handleAll({ request, event: event as never });
  await response.catch(() => undefined);
  await done.catch(() => undefined);
  const kept = await (await caches.open(names.pages)).match(request, { ignoreVary: true });
  if (kept) await keepFiles(kept);
}

type ExtendableMessageEventLike = Parameters<Parameters<Scope['addEventListener']>[1]>[0];

self.addEventListener('message', (event) => {
  const { seen } = Object(event.data) as { seen?: unknown };
  if (typeof seen === 'string') event.waitUntil(keepSeen(seen, event));
});

clientsClaim();
