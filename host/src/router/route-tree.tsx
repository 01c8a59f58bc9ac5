import type { MiddlewareFunction, RouteObject } from 'react-router-dom';
import type { Parts } from '../federation/parts.ts';
import { PartError } from './part-error.tsx';
import { PartPlace } from './part-place.tsx';
import { Root } from './root.tsx';

/** Where remotes' routes are grafted. */
export const CONTENT = 'content';

/** A splat below the pattern, so that the router asks for better routes whenever only this one matches. */
const belowPattern = (path: string) => (path.endsWith('*') ? path : `${path.replace(/\/$/, '')}/*`);

/**
 * One place per declared pattern. It holds the screen's place while its remote is on the way or has
 * failed. Real routes stand earlier in the tree and win every tie.
 */
function places(parts: Parts): RouteObject[] {
  const declared = parts.remotes.flatMap((remote) =>
    remote.routes.map(({ path }) => ({
      id: `place:${path}`,
      path: belowPattern(path),
      Component: PartPlace,
      handle: { title: remote.title },
    })),
  );
  return [...declared, { id: 'place', path: '*', Component: PartPlace }];
}

interface TreeOptions {
  /** Routes of the remote that owns the first screen, when it is rendered with them. */
  content?: RouteObject[];
  middleware?: MiddlewareFunction[];
}

/** The routes of host and remotes, the same for the first render on the server and in the browser. */
export function routeTree(parts: Parts, { content = [], middleware = [] }: TreeOptions = {}) {
  const tree: RouteObject[] = [
    {
      id: 'root',
      Component: Root,
      middleware,
      children: [
        { id: CONTENT, ErrorBoundary: PartError, children: content },
        { id: 'places', ErrorBoundary: PartError, children: places(parts) },
      ],
    },
  ];
  return tree;
}
