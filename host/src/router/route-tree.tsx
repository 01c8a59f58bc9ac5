import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { PlaceholderRoute } from './placeholder-route.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';

/** Where remotes' routes are grafted. */
export const CONTENT = 'content';

/** A splat below the pattern, so that the router asks for better routes whenever only this one matches. */
const belowPattern = (path: string) => (path.endsWith('*') ? path : `${path.replace(/\/$/, '')}/*`);

/**
 * One place per declared pattern. It holds the screen's place while its remote is on the way or has
 * failed. Real routes stand earlier in the tree and win every tie.
 */
function places(registry: RemoteRegistry): RouteObject[] {
  const declared = registry.remotes.flatMap((remote) =>
    remote.routes.map(({ path }) => ({
      id: `placeholder:${path}`,
      path: belowPattern(path),
      Component: PlaceholderRoute,
      handle: { title: remote.title },
    })),
  );
  return [...declared, { id: 'placeholder', path: '*', Component: PlaceholderRoute }];
}

interface TreeOptions {
  /** Routes of the remote that owns the first screen, when it is rendered with them. */
  content?: RouteObject[];
  middleware?: MiddlewareFunction[];
}

/** The routes of host and remotes, the same for the first render on the server and in the browser. */
export function routeTree(
  registry: RemoteRegistry,
  { content = [], middleware = [] }: TreeOptions = {},
) {
  const tree: RouteObject[] = [
    {
      id: 'root',
      Component: Root,
      middleware,
      children: [
        { id: CONTENT, ErrorBoundary: RouteError, children: content },
        { id: 'places', ErrorBoundary: RouteError, children: places(registry) },
      ],
    },
  ];
  return tree;
}
