import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Parts } from '../federation/parts.ts';
import { guard } from './guard.ts';
import { keepScrollWithinPath } from './keep-scroll.ts';
import { PartError } from './part-error.tsx';
import { PartPlace } from './part-place.tsx';
import { Root } from './root.tsx';

const CONTENT = 'content';

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

/** The routes of host and remotes; a remote's own are grafted when a path first needs them. */
export function createRouter(parts: Parts) {
  const tree: RouteObject[] = [
    {
      id: 'root',
      Component: Root,
      middleware: [guard(parts)],
      children: [
        { id: CONTENT, ErrorBoundary: PartError, children: [] },
        { id: 'places', ErrorBoundary: PartError, children: places(parts) },
      ],
    },
  ];
  const router = createBrowserRouter(tree, {
    // With data for the root the router is ready at once, on the place of the address: the first render
    // never waits for a remote. The place then asks for the screen.
    hydrationData: { loaderData: { root: null } },
    // Never throws: an error here would take the shell away. The place shows what failed.
    async patchRoutesOnNavigation({ path, patch }) {
      const owner = parts.owner(path);
      if (!owner) return;
      try {
        patch(CONTENT, await parts.routes(owner.remote));
      } catch {
        // Kept in the part's state.
      }
    },
  });
  keepScrollWithinPath(router);
  return router;
}
