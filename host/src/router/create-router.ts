import type { RenderedPage } from '@evmandi/contract/platform/render';
import { createBrowserRouter, type MiddlewareFunction } from 'react-router-dom';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import type { RemoteRoute } from '../remotes/remote-route.ts';
import { guard } from './guard.ts';
import { keepScrollWithinPath } from './keep-scroll.ts';
import { NOT_RENDERED } from './placeholder.tsx';
import { routeTree } from './route-tree.tsx';

/** Data for the first screen, so that the router is ready at once: the server's, or none to wait for. */
function firstData(route: RemoteRoute, rendered: RenderedPage | undefined) {
  if (rendered?.kind === 'screen') {
    const data = rendered.loaderData[route.id];
    route.shown = { pathname: location.pathname, data };
    return data;
  }
  route.waiting = true;
  return NOT_RENDERED;
}

/** A navigation waits no longer to learn whether the page is to be left. */
const LEAVE_MS = 300;
const late = () => new Promise<false>((resolve) => setTimeout(resolve, LEAVE_MS, false));

/** Beside the loaders; what is being left shows nothing any more. */
const leaving =
  (lookOut: () => Promise<boolean>): MiddlewareFunction =>
  async (_, next) => {
    const going = next();
    // Awaited below.
    Promise.resolve(going).catch(() => {});
    if (await Promise.race([lookOut(), late()])) await new Promise(() => {});
    return going;
  };

/**
 * The page's router, ready at once: on the screen that was rendered on the server, else on a placeholder
 * that then asks for the screen. `lookOut` turns a navigation into a page load, and says so, where the page is
 * made of something that was withdrawn.
 */
export function createRouter(
  registry: RemoteRegistry,
  first: RemoteRoute | undefined,
  rendered: RenderedPage | undefined,
  lookOut: () => Promise<boolean>,
) {
  const tree = routeTree(registry, { middleware: [leaving(lookOut), guard(registry)] });
  const loaderData = first ? { [first.id]: firstData(first, rendered) } : {};
  // The root without data would count as not loaded.
  const router = createBrowserRouter(tree, {
    hydrationData: { loaderData: { root: null, ...loaderData } },
  });
  keepScrollWithinPath(router);
  return router;
}
