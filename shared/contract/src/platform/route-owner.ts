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

/** Segments in lower case, since React Router's patterns match any case; none for `/`. */
const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(1);

const known = new WeakMap<PageRoute, string[]>();

/** Segments of a route's pattern, split once: each page of an edge goes through all routes. */
function patternOf(route: PageRoute): string[] {
  const before = known.get(route);
  if (before) return before;
  const segments = segmentsOf(route.path);
  known.set(route, segments);
  return segments;
}

/** Whether a pattern may answer an address. React Router decides about what passes, and about encoded segments. */
function mayAnswer(pattern: readonly string[], asked: readonly string[]): boolean {
  const splat = pattern.at(-1) === '*';
  const own = splat ? pattern.slice(0, -1) : pattern;
  if (splat ? asked.length < own.length : asked.length !== own.length) return false;
  return own.every((segment, index) => {
    const found = asked[index] ?? '';
    return segment === found || segment.startsWith(':') || found.includes('%');
  });
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
  const asked = segmentsOf(pathname);
  let taken = false;
  const candidates: { path: string; first: string; handle: Pick<Owner<R>, 'remote' | 'route'> }[] =
    [];
  for (const remote of remotes) {
    for (const route of remote.routes) {
      const pattern = patternOf(route);
      const [first = ''] = pattern;
      taken ||= first === name;
      // React Router compiles each pattern anew: an edge would spend half of a cached page's time on it.
      if (mayAnswer(pattern, asked)) {
        candidates.push({ path: route.path, first, handle: { remote, route } });
      }
    }
  }
  const possible = candidates.filter(
    ({ first }) => first === name || !(taken && first.startsWith(':')),
  );
  const match = matchRoutes(possible, pathname)?.at(-1);
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
