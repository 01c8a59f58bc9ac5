import { hasResponse } from '@evmandi/runtime';
import type { LoaderFunction } from 'react-router-dom';
import { report } from '../errors/report.ts';
import type { RemoteRoute } from '../remotes/remote-route.ts';

/** The status that a loader gives its data with `data()`, which has it as `init`; 200 where it says none. */
const statusOf = (data: unknown): number =>
  (Object(data) as { init?: ResponseInit | null }).init?.status ?? 200;

/** True where nothing was answered, so that nothing is known against what is shown. */
const isUnanswered = (error: unknown) => error instanceof Error && !hasResponse(error);

/**
 * The data of a route by its loader. Where it cannot be had for another address of the path that is shown, as
 * with a filter pressed offline, what is shown stays, and `stale` says so. A loader that says so itself is given it.
 */
export function readData(route: RemoteRoute, loader: LoaderFunction): LoaderFunction {
  return async (args, context) => {
    const { url, signal } = args.request;
    const { pathname } = new URL(url);
    try {
      const data = await loader(Object.assign(args, { shown: route.shown }), context);
      if (!(data instanceof Response)) route.shown = { pathname, data };
      route.stale = undefined;
      route.status = statusOf(data);
      return data;
    } catch (error) {
      const { shown } = route;
      const stays = shown?.pathname === pathname && globalThis.location?.pathname === pathname;
      if (!stays || signal.aborted || !isUnanswered(error)) throw error;
      report(error, { remote: route.remote.name, phase: 'load' });
      route.stale = error;
      return shown.data;
    }
  };
}
