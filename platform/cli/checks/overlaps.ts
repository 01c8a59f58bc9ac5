import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import type { RouteDeclaration } from '@evmandi/contract/platform/remote-descriptor';
import { patternShape } from '@evmandi/contract/platform/route-owner';
import { isDynamic } from '@evmandi/contract/platform/route-pattern';
import { type Rule, titleOf } from './candidate.ts';
import type { Refusal } from './refusal.ts';

interface Place {
  remote: RemoteArtifact;
  route: RouteDeclaration;
}

const segmentsOf = (path: string) => path.split('/').slice(1);

/**
 * Whether every address of `path` is one that `place` answers too, so that the router would take it from
 * there. A pattern that begins with a parameter stands for no name that another one starts with.
 */
function liesIn(path: string, place: string): boolean {
  const own = segmentsOf(path);
  const around = segmentsOf(place);
  if (!isDynamic(place) || isDynamic(around[0] ?? '')) return false;
  if (patternShape(path) === patternShape(place)) return false;
  for (const [index, segment] of around.entries()) {
    if (segment === '*') return own.length > index;
    const found = own[index];
    if (found === undefined || found === '*') return false;
    if (!segment.startsWith(':') && segment !== found) return false;
  }
  return own.length === around.length;
}

const placeOf = ({ remote, route }: Place) =>
  `remotes/${remote.name}/remote.json, route ${route.path}`;

/** The release that comes later gives way: the address to the place around it, or the place to the address. */
function refuse(inner: Place, outer: Place, changed: ReadonlySet<string>): Refusal {
  const rule = 'places';
  const open = `"open": true on ${outer.route.path} lets other remotes in`;
  if (changed.has(inner.remote.name)) {
    return {
      rule,
      place: placeOf(inner),
      message: `takes addresses away from ${outer.route.path} of ${titleOf(outer.remote)}`,
      remedy: outer.route.path.endsWith('*')
        ? `Choose a path outside of it, or ship ${outer.remote.name} first: ${open}.`
        : `Choose a path outside of it, or ship ${outer.remote.name} without it first.`,
    };
  }
  return {
    rule,
    place: placeOf(outer),
    message: `holds ${inner.route.path} of ${titleOf(inner.remote)}`,
    remedy: outer.route.path.endsWith('*')
      ? `Choose a path without it; or ${open}.`
      : `Choose a path without it, or ship ${inner.remote.name} without it first.`,
  };
}

/** No remote declares a place inside of one that another owns: `/product/new` belongs to `/product/:id`. */
export const checkOverlaps: Rule = ({ remotes, changed }) => {
  const places = remotes.flatMap((remote) =>
    remote.descriptor.routes.map((route) => ({ remote, route })),
  );
  return places
    .filter(({ route }) => !route.open)
    .flatMap((outer) =>
      places
        .filter(({ remote }) => remote.name !== outer.remote.name)
        .filter(({ route }) => liesIn(route.path, outer.route.path))
        .map((inner) => refuse(inner, outer, changed)),
    );
};
