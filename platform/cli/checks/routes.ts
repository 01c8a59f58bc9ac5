import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { FALLBACK_PATTERN, patternShape } from '@evmandi/contract/platform/route-owner';
import { newestLast, type Rule, titleOf } from './candidate.ts';

interface Declared {
  remote: RemoteArtifact;
  path: string;
}

/** No two patterns of a composition match the same paths. */
export const checkRoutes: Rule = (candidate) => {
  const first = new Map<string, Declared>();
  const declared = newestLast(candidate).flatMap((remote) =>
    remote.descriptor.routes.map(({ path }) => ({ remote, path })),
  );
  return declared.flatMap((route) => {
    const shape = patternShape(route.path);
    const other = first.get(shape);
    if (!other) {
      first.set(shape, route);
      return [];
    }
    const { remote, path } = route;
    const own = other.remote.name === remote.name;
    return {
      rule: 'routes',
      place: `remotes/${remote.name}/remote.json, route ${path}`,
      message: own
        ? `matches the same paths as its own route ${other.path}`
        : `matches the same paths as ${other.path} of ${titleOf(other.remote)}`,
      remedy: own
        ? `Declare ${path} once.`
        : `Choose a path that no other remote declares, or ship ${other.remote.name} without it first.`,
    };
  });
};

const owners = (remotes: readonly RemoteArtifact[]) =>
  remotes.filter(({ descriptor }) =>
    descriptor.routes.some(({ path }) => path === FALLBACK_PATTERN),
  );

/** Once a remote owns the root fallback, one always does. Two are of the same shape: `routes`. */
export const checkFallback: Rule = ({ remotes, live }) => {
  const [before] = owners(live?.remotes ?? []);
  if (!before || owners(remotes).length > 0) return [];
  return [
    {
      rule: 'fallback',
      place: `remotes/${before.name}/remote.json, route ${FALLBACK_PATTERN}`,
      message: `${titleOf(before)} serves the paths that no other remote declares; with this release no remote would`,
      remedy: `Keep the route ${FALLBACK_PATTERN} in ${before.name}, or move it in one release of both remotes.`,
    },
  ];
};
