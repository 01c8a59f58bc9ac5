import { FALLBACK_PATTERN } from '@evmandi/contract/platform/route-owner';
import { type MiddlewareFunction, Navigate, type RouteObject, redirect } from 'react-router-dom';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { FailedPage } from './failed-page.tsx';
import { remoteRoute } from './remote-route-object.tsx';
import { Root } from './root.tsx';
import { RootError } from './root-error.tsx';

const HOME = '/';

/** A path that only the fallback owns leads home (decision 5). */
const fallback = (path: string): RouteObject => ({
  id: `fallback:${path}`,
  path,
  loader: ({ request }) => (new URL(request.url).pathname === HOME ? null : redirect(HOME)),
  element: <Navigate to={HOME} replace />,
});

/** A composition without a home page: a site that is being set up. */
const NO_HOME: RouteObject = {
  id: 'no-home',
  path: HOME,
  element: (
    <FailedPage error="No part of this site answers for its home page yet" title="Home page" />
  ),
};

/**
 * Below each name that a pattern starts with: what no pattern of that name matches is the fallback's, and
 * no parameter's in first place, as `findOwner` has it.
 */
function belowNames(paths: readonly string[]): string[] {
  const names = new Set(paths.map((path) => path.split('/')[1]?.toLowerCase() ?? ''));
  return [...names]
    .filter((name) => /^[^:*]/.test(name))
    .map((name) => `/${name}/*`)
    .filter((path) => !paths.includes(path));
}

interface TreeOptions {
  middleware?: MiddlewareFunction[];
  /** Leaves loaders to the browser: the placeholder of the screen is rendered. */
  placeholder?: boolean;
}

/**
 * The routes of the page, made of the composition alone, so that each path has the route that `findOwner`
 * names, whatever is loaded. A route asks its remote for what it shows.
 */
export function routeTree(
  registry: RemoteRegistry,
  { middleware = [], placeholder = false }: TreeOptions = {},
): RouteObject[] {
  const routes = registry.routes.filter(({ declared }) => declared.path !== FALLBACK_PATTERN);
  const paths = routes.map(({ declared }) => declared.path);
  return [
    {
      id: 'root',
      element: <Root />,
      errorElement: <RootError />,
      middleware,
      children: [
        ...routes.map((route) => remoteRoute(route, placeholder)),
        ...belowNames(paths).map(fallback),
        ...(paths.includes(HOME) ? [] : [NO_HOME]),
        fallback('*'),
      ],
    },
  ];
}
