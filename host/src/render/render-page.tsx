import type { PageHead, RenderResult, RouteHandle } from '@evmandi/contract/platform/render';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from '../app.tsx';
import { ScriptNeeded } from '../chrome/script-needed.tsx';
import { ScriptNeededContext } from '../chrome/script-needed-context.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { routeTree } from '../router/route-tree.tsx';
import { pageHead } from './page-head.ts';

type DataRoutes = Parameters<typeof createStaticRouter>[0];

const ORIGIN = 'http://edge.invalid';

/** React puts what it hoists before the markup of a fragment. */
const HOISTED = /^(?:<link [^>]*>)+/;

/** A screen is rendered here unless it needs a session, or data that depends on one. */
function screenContent(
  registry: RemoteRegistry,
  routes: RouteObject[],
  pathname: string,
): RouteObject[] {
  const declared = registry.owner(pathname)?.route;
  if (!declared) return [];
  if (declared.render === 'full') return routes;
  if (declared.access !== 'public') return [];
  const ready = matchRoutes(routes, pathname)?.every(
    ({ route }) => !route.loader || (route.handle as RouteHandle | undefined)?.frame === 'screen',
  );
  return ready ? routes : [];
}

function markup(registry: RemoteRegistry, dataRoutes: DataRoutes, context: StaticHandlerContext) {
  const router = createStaticRouter(dataRoutes, context);
  const text = renderToString(
    <ScriptNeededContext value={<ScriptNeeded />}>
      <App registry={registry}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </ScriptNeededContext>,
  );
  const links = HOISTED.exec(text)?.[0] ?? '';
  return { links, html: text.slice(links.length) };
}

/**
 * Renders one page: `full` routes with their data, others as the frame that is the same for everybody.
 * Rejects when a loader or a component fails, so that the browser renders and shows what failed.
 */
export async function renderPage(
  registry: RemoteRegistry,
  url: string,
  signal: AbortSignal,
): Promise<RenderResult> {
  const { pathname } = new URL(url, ORIGIN);
  const owner = registry.owner(pathname);
  if (!owner) throw new Error(`Nobody owns ${pathname}`);
  const content = screenContent(registry, await registry.routes(owner.remote), pathname);
  const tree = routeTree(registry, { content });
  const handler = createStaticHandler(tree);
  const context = await handler.query(new Request(new URL(url, ORIGIN), { signal }));
  if (context instanceof Response) {
    const location = context.headers.get('Location') ?? '/';
    return { kind: 'redirect', status: context.status, location };
  }
  // A place that outranks the owner's own pattern (`/cart/*` for `/:make/:model`): nobody's screen.
  const leaf = context.matches.at(-1)?.route.id ?? '';
  if (content.length > 0 && leaf.startsWith('placeholder')) {
    return { kind: 'redirect', status: 302, location: '/' };
  }
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;

  const head: PageHead = pageHead(context, owner.remote.title);
  return {
    kind: 'page',
    status: context.statusCode,
    ...markup(registry, handler.dataRoutes, context),
    head,
    page: {
      kind: content.length > 0 ? 'screen' : 'placeholder',
      loaderData: context.loaderData,
    },
    routeIds: context.matches.map(({ route }) => route.id),
  };
}
