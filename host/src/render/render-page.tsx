import type { RenderResult, RouteHandle } from '@evmandi/contract/platform/render';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from '../app.tsx';
import { ScriptNeeded } from '../chrome/script-needed.tsx';
import { ScriptNeededContext } from '../chrome/script-needed-context.ts';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import type { RemoteRoute } from '../remotes/remote-route.ts';
import { knownTitle } from '../router/page-title.ts';
import { routeTree } from '../router/route-tree.tsx';
import { pageHead } from './page-head.ts';

type DataRoutes = Parameters<typeof createStaticRouter>[0];

const ORIGIN = 'http://edge.invalid';

/** React puts what it hoists before the markup of a fragment. */
const HOISTED = /^(?:<link [^>]*>)+/;

/** A screen is rendered here unless it needs a session, or data that depends on one. */
function rendersScreen({ declared, own }: RemoteRoute): boolean {
  if (declared.render === 'full') return true;
  if (declared.access !== 'public') return false;
  return !own?.loader || (own.handle as RouteHandle | undefined)?.frame === 'screen';
}

/**
 * What a component threw: a page that is rendered as one text leaves that part to the browser, and fails only by what
 * stands in its place there.
 */
function firstError(page: ReactElement): Promise<unknown> {
  return new Promise((resolve) => {
    const stream = renderToPipeableStream(page, {
      onError: (error) => {
        resolve(error);
        stream.abort();
      },
      onAllReady: () => resolve(undefined),
    });
  });
}

async function markup(
  registry: RemoteRegistry,
  dataRoutes: DataRoutes,
  context: StaticHandlerContext,
) {
  const router = createStaticRouter(dataRoutes, context);
  const page = (
    <ScriptNeededContext value={<ScriptNeeded />}>
      <App registry={registry}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </ScriptNeededContext>
  );
  try {
    const text = renderToString(page);
    const links = HOISTED.exec(text)?.[0] ?? '';
    return { links, html: text.slice(links.length) };
  } catch (error) {
    throw (await firstError(page)) ?? error;
  }
}

/**
 * Renders one page: `full` routes with their data, others as the frame that is the same for every visitor.
 * Rejects when a loader or a component fails, so that the browser renders and shows what failed.
 */
export async function renderPage(
  registry: RemoteRegistry,
  url: string,
  signal: AbortSignal,
): Promise<RenderResult> {
  const { pathname } = new URL(url, ORIGIN);
  const route = registry.route(pathname);
  await Promise.all([route?.find(), route?.layout?.code.load()]);
  const placeholder = route !== undefined && !rendersScreen(route);
  const tree = routeTree(registry, { placeholder });
  const handler = createStaticHandler(tree);
  const context = await handler.query(new Request(new URL(url, ORIGIN), { signal }));
  if (context instanceof Response) {
    const location = context.headers.get('Location') ?? '/';
    return { kind: 'redirect', status: context.status, location };
  }
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;

  if (!route) throw new Error(`No route answers ${pathname}`);
  return {
    kind: 'page',
    status: context.statusCode,
    ...(await markup(registry, handler.dataRoutes, context)),
    head: pageHead(context, knownTitle(route)),
    page: placeholder
      ? { kind: 'placeholder', loaderData: {} }
      : { kind: 'screen', loaderData: context.loaderData },
    routeIds: route.own?.id === undefined ? [] : [route.own.id],
  };
}
