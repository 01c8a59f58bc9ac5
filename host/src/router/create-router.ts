import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { guard } from './guard.ts';
import { keepScrollWithinPath } from './keep-scroll.ts';
import { CONTENT, routeTree } from './route-tree.tsx';

/** What a page rendered on the server hands over. */
export interface FirstScreen {
  /** Routes of its remote; those that match have no `lazy` left. */
  routes: RouteObject[];
  loaderData: Record<string, unknown>;
}

/**
 * The page's router. With data for the root it is ready at once: on the screen that was rendered on the
 * server, else on the place of the address, which then asks for the screen.
 */
export function createRouter(registry: RemoteRegistry, first?: FirstScreen) {
  const tree = routeTree(registry, {
    middleware: [guard(registry)],
    ...(first ? { content: first.routes } : {}),
  });
  const router = createBrowserRouter(tree, {
    hydrationData: { loaderData: { root: null, ...first?.loaderData } },
    // Never throws: an error here would take the shell away. The place shows what failed.
    async patchRoutesOnNavigation({ path, patch }) {
      const owner = registry.owner(path);
      if (!owner) return;
      try {
        patch(CONTENT, await registry.routes(owner.remote));
      } catch {
        // Kept in the part's state.
      }
    },
  });
  keepScrollWithinPath(router);
  return router;
}
