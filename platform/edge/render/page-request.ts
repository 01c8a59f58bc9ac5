import type { PageRemote } from '@evmandi/contract/platform/composition';
import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';
import { resolvePath } from '../resolve-path.ts';
import type { Site } from '../site.ts';

/** An address of a site that one of its remotes answers. */
export interface PageRequest {
  site: Site;
  remote: PageRemote;
  route: PageRoute;
  /** As it was sent. */
  pathname: string;
  /** Empty, or with its question mark. */
  search: string;
}

/** Returns path and the declared query parameters, in the order of the declaration: what a render depends on. */
export function renderUrl({ route, pathname, search }: PageRequest): string {
  const { query = [] } = route;
  if (search === '' || query.length === 0) return pathname;
  const asked = new URLSearchParams(search);
  const kept = query.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`;
}

/** Returns the request for an address as a site answers it; `undefined` when it is no page there. */
export function requestOf(site: Site, url: string): PageRequest | undefined {
  const [pathname = '', query] = url.split('?', 2);
  const found = resolvePath(site.page.remotes, pathname);
  if (found.kind !== 'page' || !found.remote || !found.route) return undefined;
  const { remote, route } = found;
  return { site, remote, route, pathname, search: query === undefined ? '' : `?${query}` };
}

/** Returns the remote that provides the layout of a route; none when the host draws it. */
export function layoutProvider({ site, route }: Pick<PageRequest, 'site' | 'route'>) {
  return site.page.remotes.find(({ layouts = {} }) => Object.hasOwn(layouts, route.layout));
}
