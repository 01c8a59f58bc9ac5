import { matchRoutes } from 'react-router-dom';
import type { PageRoute } from './remote-descriptor.ts';

interface Owner<R> {
  remote: R;
  route: PageRoute;
  params: Record<string, string | undefined>;
}

function firstSegment(path: string): string {
  const segment = path.split('/')[1]?.toLowerCase() ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The remote and route that answer a path, by React Router's own ranking, so that edge, host and release
 * check can never disagree. A parameter in first place stands for no name that another pattern starts with:
 * `/cart/extra` is no model of a make called `cart`. `pathname` is without query; `undefined` when no remote
 * declares it.
 */
export function findOwner<R extends { routes: PageRoute[] }>(
  remotes: readonly R[],
  pathname: string,
): Owner<R> | undefined {
  const name = firstSegment(pathname);
  const owners = remotes.flatMap((remote) =>
    remote.routes.map((route) => {
      const { path } = route;
      return { path, first: firstSegment(path), handle: { remote, route } };
    }),
  );
  const taken = owners.some(({ first }) => first === name);
  // React Router compiles each pattern anew: an edge would spend half of a cached page's time on it.
  const candidates = owners.filter(
    ({ first }) => first === name || first.startsWith('*') || (!taken && first.startsWith(':')),
  );
  const match = matchRoutes(candidates, pathname)?.at(-1);
  return match && { ...match.route.handle, params: match.params };
}

/**
 * Whether a path, with or without a query, leads to a screen that some remote declares under that name:
 * neither the fallback nor a pattern for any name (`/:segment`) counts, since both may lead home.
 */
export function hasScreen(remotes: readonly { routes: PageRoute[] }[], path: string) {
  const owner = findOwner(remotes, path.split(/[?#]/)[0] ?? '');
  return owner !== undefined && !/^\/[:*]/.test(owner.route.path);
}

/** A pattern with its parameter names taken out: two patterns of one shape match the same paths. */
export function patternShape(path: string): string {
  return path.replace(/:[^/]+/g, ':').replace(/(?<!\/)\/+$/, '') || '/';
}

/** The root splat: it owns what no other pattern matches. */
export const FALLBACK_PATTERN = '/*';
