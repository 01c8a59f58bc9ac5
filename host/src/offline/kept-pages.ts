import { SITE_NAME } from '@evmandi/contract/domain/site';
import { OFFLINE_CACHES, SHELL, STORED_PAGE } from '@evmandi/contract/platform/offline';

export interface KeptPage {
  path: string;
  title: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Address of its first picture. */
  picture: string;
}

/** The pages that this browser keeps, the newest first. */
export async function keptPages(): Promise<KeptPage[]> {
  const names = (await caches.keys()).filter((name) => OFFLINE_CACHES.holdsPages(name));
  const all = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all(
        (await cache.keys()).map(async (request) => ({
          url: new URL(request.url),
          page: await cache.match(request, { ignoreVary: true }),
        })),
      );
    }),
  );
  return all
    .flat()
    .flatMap(({ url, page }) => {
      const title = decodeURIComponent(page?.headers.get(STORED_PAGE.title) ?? '');
      if (!page || title === '' || title === SITE_NAME) return [];
      return {
        path: url.pathname + url.search,
        title: title.replace(` - ${SITE_NAME}`, ''),
        at: Number(page.headers.get(STORED_PAGE.at)),
        picture: page.headers.get(STORED_PAGE.picture) ?? '',
      };
    })
    .sort((a, b) => b.at - a.at);
}

/** Whether a worker is there that shows what is kept, and what it keeps before it is seen is. */
export async function keepsPages(): Promise<boolean> {
  // Neither is there on an address without https.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  if (!(await navigator.serviceWorker.getRegistration())?.active) return false;
  const names = (await caches.keys()).filter((name) => OFFLINE_CACHES.holdsAlways(name));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some(({ url }) => new URL(url).pathname !== SHELL);
}
