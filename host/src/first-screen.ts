import type { RenderedPage } from '@evmandi/contract/platform/render';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RemoteRegistry } from './remotes/remote-registry.ts';
import type { FirstScreen } from './router/create-router.ts';

/**
 * Resolves `lazy` of a route for good: the router would otherwise run its loader again, although the page
 * brought its data along.
 */
async function withoutLazy(route: RouteObject): Promise<RouteObject> {
  if (typeof route.lazy !== 'function') return route;
  const { lazy, ...rest } = route;
  return { ...rest, ...(await lazy()) } as RouteObject;
}

async function resolveMatched(routes: RouteObject[], matched: Set<RouteObject>) {
  return Promise.all(
    routes.map(async (route): Promise<RouteObject> => {
      if (!matched.has(route)) return route;
      const resolved = await withoutLazy(route);
      if (!route.children) return resolved;
      const children = await resolveMatched(route.children, matched);
      return { ...resolved, children } as RouteObject;
    }),
  );
}

/**
 * What hydration needs of a page rendered on the server: the owner's routes with the matched screens
 * loaded. `'placeholder'` when its skeleton was rendered; `undefined` when the remote cannot be had.
 */
export async function firstScreen(
  registry: RemoteRegistry,
  rendered: RenderedPage,
  pathname: string,
): Promise<FirstScreen | 'placeholder' | undefined> {
  const owner = registry.owner(pathname);
  if (!owner) return undefined;
  try {
    const routes = await registry.routes(owner.remote);
    if (rendered.kind === 'placeholder') return 'placeholder';
    const matched = new Set(matchRoutes(routes, pathname)?.map(({ route }) => route));
    const loaderData = rendered.loaderData;
    return { routes: await resolveMatched(routes, matched), loaderData };
  } catch {
    return undefined;
  }
}
