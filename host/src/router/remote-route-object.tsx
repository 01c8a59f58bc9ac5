import type { RouteHandle } from '@evmandi/contract/platform/render';
import { httpClient } from '@evmandi/runtime';
import {
  type ActionFunction,
  type LoaderFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import type { RemoteRoute } from '../remotes/remote-route.ts';
import { inLettersOf } from './canonical-path.ts';
import type { TitleHandle } from './page-title.ts';
import { NOT_RENDERED } from './placeholder.tsx';
import { readData } from './read-data.ts';
import { RouteError } from './route-error.tsx';
import { RouteScreen } from './route-screen.tsx';

/** Code, layout and data side by side; a loader that redirects waits for no code. */
function loaderOf(route: RemoteRoute): LoaderFunction {
  return async (args, context) => {
    const { pathname, search } = new URL(args.request.url);
    const canonical = inLettersOf(route.declared.path, pathname);
    if (canonical !== pathname) return redirect(canonical + search);
    const layout = route.layout?.arrive();
    const own = await route.findFirst();
    const code = route.screen.load();
    code.catch(() => {});
    const { loader } = own;
    // The client comes beside the loader's code.
    if (loader) httpClient().catch(() => {});
    const data = typeof loader === 'function' ? await readData(route, loader)(args, context) : null;
    if (!loader) route.status = 200;
    await code;
    await layout;
    route.waiting = false;
    return data;
  };
}

function actionOf(route: RemoteRoute): ActionFunction {
  return async (args, context) => {
    const { action } = await route.find();
    if (typeof action === 'function') return action(args, context);
    throw new Response(null, { status: 405, statusText: 'Method Not Allowed' });
  };
}

/** Title and head of the remote's own route; nothing of them while it is not there. */
function handleOf(route: RemoteRoute): TitleHandle & Pick<RouteHandle<unknown>, 'head'> {
  const own = () => (route.own?.handle ?? {}) as RouteHandle<unknown>;
  return {
    title: (data) => {
      const { title } = own();
      if (typeof title !== 'function') return title;
      return data === NOT_RENDERED ? undefined : title(data);
    },
    head: (data) => (data === NOT_RENDERED ? {} : (own().head?.(data) ?? {})),
  };
}

/**
 * The router's route for one that the composition declares. It stands from the first render on and hands
 * everything over to the remote's own route, which may come later.
 */
export function remoteRoute(route: RemoteRoute, placeholder: boolean): RouteObject {
  return {
    id: route.id,
    path: route.declared.path,
    handle: handleOf(route),
    loader: placeholder ? () => NOT_RENDERED : loaderOf(route),
    action: actionOf(route),
    shouldRevalidate(args) {
      const own = route.own;
      if (!own?.shouldRevalidate || route.waiting) return args.defaultShouldRevalidate;
      return own.shouldRevalidate(args);
    },
    element: <RouteScreen route={route} />,
    errorElement: <RouteError route={route} />,
  };
}
